-- An ingredient may be a kind of several others; and what a recipe lets stand in on a line does better or worse.
drop index ingredient_parent;
create table ingredient_parent (
  ingredient_id integer not null references ingredient on delete cascade,
  position smallint not null,
  parent_id integer not null references ingredient deferrable initially deferred,
  primary key (ingredient_id, position)
);
create index ingredient_parent_of on ingredient_parent (parent_id);
insert into ingredient_parent select id, 0, parent_id from ingredient where parent_id is not null;
alter table ingredient drop column parent_id;

-- Beside `alternatives`, one for each.
alter table cocktail_line add column alternative_strengths text[] not null default '{}';
update cocktail_line set alternative_strengths = array_fill('close'::text, array[cardinality(alternatives)])
where cardinality(alternatives) > 0;
alter table cocktail_line add check (
  cardinality(alternative_strengths) = cardinality(alternatives)
  and alternative_strengths <@ array['same', 'close', 'in a pinch']
);
