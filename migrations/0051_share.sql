-- What somebody shows to others by a secret link: their bar, their shopping list, a list. Only the hash of the link is kept.
create table share (
  token_hash text primary key,
  person_id text not null references person on delete cascade,
  what text not null,
  created_at timestamptz not null default now(),
  unique (person_id, what)
);
