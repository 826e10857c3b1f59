-- What somebody notes of a subject, for themselves alone.
create table note (
  person_id text not null references person on delete cascade,
  link_table text not null,
  link_id integer not null,
  value text not null check (char_length(value) between 1 and 2000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);
