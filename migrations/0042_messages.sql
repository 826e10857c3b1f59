-- What somebody was told and has not put away, or has (contract.md, 8: Messages). What follows from their account alone, as an
-- address that is not confirmed, has a row only once it was put away.
create table message (
  person_id text not null references person on delete cascade,
  key text not null,
  told_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (person_id, key)
);

-- What a member looked at last, a hundred subjects at most (contract.md, 8: recently viewed).
create table viewed (
  person_id text not null references person on delete cascade,
  link_table text not null,
  link_id integer not null,
  viewed_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);
create index viewed_newest on viewed (person_id, viewed_at);
