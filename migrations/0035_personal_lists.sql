-- Bottles that somebody takes first where a recipe asks for their kind (guide.md, 1: preferred brands).
create table preferred_brand (
  person_id text not null references person on delete cascade,
  link_table text not null,
  link_id integer not null,
  created_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);

-- What somebody took off one of their lists a moment ago, so that it can be put back as it was.
create table list_removal (
  id integer generated always as identity primary key,
  person_id text not null references person on delete cascade,
  list text not null,
  rows jsonb not null,
  removed_at timestamptz not null default now()
);
create index list_removal_person on list_removal (person_id, removed_at);
