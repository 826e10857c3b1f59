-- What people mean by words that are no names: "mocktail" is a drink without alcohol. Which subjects are meant
-- by which sense is told by their facts, not by their texts.
create table search_sense (
  sense text not null,
  link_table text not null,
  link_id integer not null,
  primary key (sense, link_table, link_id),
  foreign key (link_table, link_id) references search_entry on delete cascade
);
create index search_sense_subject on search_sense (link_table, link_id);

-- True for what stands in for a drink with alcohol: whoever looks for gin does not mean it, unless they say so.
create function is_free_version(name text) returns boolean
  language sql immutable strict parallel safe
  return name ~* '^(alcohol-free|non-alcoholic) ';
