-- A collection of drinks and what goes into them, as somebody put it together; the base one is there before all others.
create table collection (
  id integer primary key generated always as identity,
  code text not null unique,
  person_id text not null references person on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  is_base boolean not null default false,
  is_public boolean not null default false,
  -- Made by an editor for members without premium to choose from.
  gratis boolean not null default false,
  -- How its menu is printed.
  menu jsonb not null default '{}',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index collection_person on collection (person_id, created_at);
create unique index collection_base on collection (person_id) where is_base;
create index collection_gratis on collection (created_at) where gratis;

create table collection_item (
  collection_id integer not null references collection on delete cascade,
  link_table text not null,
  link_id integer not null,
  place integer not null,
  price text not null default '' check (char_length(price) <= 12),
  note text not null default '' check (char_length(note) <= 200),
  added_at timestamptz not null default now(),
  primary key (collection_id, link_table, link_id)
);

-- Which of the editors' collections a member without premium chose.
create table collection_choice (
  person_id text primary key references person on delete cascade,
  collection_id integer not null references collection on delete cascade
);
create index collection_choice_of on collection_choice (collection_id);
