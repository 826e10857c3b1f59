-- What a member's own recipe has beside its row among the cocktails: whether others may see it, and what an editor decided.
create table own_recipe (
  cocktail_id integer primary key references cocktail on delete cascade,
  description text not null default '',
  -- The name of its upload.
  picture text,
  youtube_id text,
  status text not null default 'private' check (status in ('private', 'waiting', 'published', 'refused')),
  asked_at timestamptz,
  decided_at timestamptz,
  decided_by text references person on delete set null,
  reason text
);
create index own_recipe_waiting on own_recipe (asked_at, cocktail_id) where status = 'waiting';
create index own_recipe_decided on own_recipe (decided_by) where decided_by is not null;

-- What a member's recipe said each time it was saved, by whom and when.
create table recipe_revision (
  cocktail_id integer not null references cocktail on delete cascade,
  number integer not null,
  person_id text references person on delete set null,
  facts jsonb not null,
  made_at timestamptz not null default now(),
  primary key (cocktail_id, number)
);
create index recipe_revision_person on recipe_revision (person_id) where person_id is not null;

-- Every picture of a member's recipe that is a file: one whose recipe is gone is deleted by a chore.
create table recipe_picture (
  name text primary key,
  cocktail_id integer references cocktail on delete set null
);
create index recipe_picture_of on recipe_picture (cocktail_id);

-- A version of a recipe stays when that one goes, as its writer may at any time take it away.
alter table cocktail drop constraint cocktail_variant_of_fkey;
alter table cocktail add constraint cocktail_variant_of_fkey
  foreign key (variant_of) references cocktail on delete set null deferrable initially deferred;
