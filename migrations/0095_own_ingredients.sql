-- Ingredients that members write stand among the guide's, so that recipes, bars and the engine take them as any other. Others see
-- one only once it is public; whose it is stays with it until then, and as long as its writer has an account.
create sequence ingredient_own_id as integer start 1000001;
alter table ingredient add column owner_id text references person on delete set null;
alter table ingredient add column is_public boolean not null default true;
create index ingredient_owner on ingredient (owner_id) where owner_id is not null;

-- What a member's ingredient has beside its row among the guide's: its picture, what it is linked to, and what an editor decided.
create table own_ingredient (
  ingredient_id integer primary key references ingredient on delete cascade,
  -- The name of its upload.
  picture text,
  -- An ingredient or a bottle of the guide that it belongs to.
  link_table text check (link_table in ('ingredients', 'spiritbrands')),
  link_id integer,
  status text not null default 'private' check (status in ('private', 'waiting', 'published', 'refused')),
  asked_at timestamptz,
  decided_at timestamptz,
  decided_by text references person on delete set null,
  reason text,
  changed_at timestamptz not null default now(),
  check ((link_table is null) = (link_id is null))
);
create index own_ingredient_waiting on own_ingredient (asked_at, ingredient_id) where status = 'waiting';
create index own_ingredient_decided on own_ingredient (decided_by) where decided_by is not null;

-- Every picture of a member's ingredient that is a file: one whose ingredient is gone is deleted by a chore.
create table ingredient_picture (
  name text primary key,
  ingredient_id integer references ingredient on delete set null
);
create index ingredient_picture_of on ingredient_picture (ingredient_id);
