-- A search of recipes by ingredients, as somebody put it together; once it has a name, they keep it.
create table recipe_search (
  sid text primary key,
  person_id text not null references person on delete cascade,
  name text check (char_length(name) between 1 and 80),
  ingredients integer[] not null default '{}',
  params jsonb not null default '{}',
  -- The recipes that it found when it was last opened: what is not among them is new.
  seen integer[] not null default '{}',
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now()
);
create index recipe_search_person on recipe_search (person_id, created_at desc);
