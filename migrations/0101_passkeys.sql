-- A key that somebody's device keeps, and that signs them in without a password. Its id is what the device calls it.
create table passkey (
  id text primary key check (char_length(id) between 1 and 1400),
  person_id text not null references person on delete cascade,
  public_key bytea not null,
  -- How often the device says that it was used; many always say 0.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_person on passkey (person_id, created_at);
