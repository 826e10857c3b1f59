-- The barcodes that somebody told us, and the bottle or ingredient that each stands on.
create table own_code (
  person_id text not null references person on delete cascade,
  code text not null check (code ~ '^[0-9]{8,14}$'),
  link_table text not null check (link_table in ('ingredients', 'spiritbrands')),
  link_id integer not null,
  created_at timestamptz not null default now(),
  primary key (person_id, code)
);
