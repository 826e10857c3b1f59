-- What somebody says of their shopping list beside what follows from their bar and their wish list: put there or taken off
-- (null: neither), and bought. It is forgotten as soon as the bar says something new of the thing.
create table shopping_item (
  person_id text not null references person on delete cascade,
  link_table text not null check (link_table in ('ingredients', 'spiritbrands')),
  link_id integer not null,
  added boolean,
  ticked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);
