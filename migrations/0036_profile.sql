-- What somebody says of themselves (contract.md, 8), and since when they want to be gone: `leaves_at` is the moment at which
-- the account and all that hangs on it are deleted.
alter table person
  add column first_name text not null default '' check (char_length(first_name) <= 60),
  add column last_name text not null default '' check (char_length(last_name) <= 60),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column units text check (units in ('ml', 'oz', 'shot')),
  add column currency text check (currency in ('GBP', 'USD', 'AUD', 'EUR')),
  add column bio text not null default '' check (char_length(bio) <= 500),
  add column profile_public boolean not null default false,
  add column industry_role text not null default '' check (char_length(industry_role) <= 60),
  add column industry_company text not null default '' check (char_length(industry_company) <= 80),
  add column industry_city text not null default '' check (char_length(industry_city) <= 60),
  add column leaves_at timestamptz;
create index person_leaves on person (leaves_at) where leaves_at is not null;

-- A change of address under way (`confirm`, to the new one), and the way back from one that was made (`take_back`, to the old
-- one). Only what a link's token hashes to is kept. While a way back is open nobody else gets that address.
create table email_change (
  id integer generated always as identity primary key,
  person_id text not null references person on delete cascade,
  kind text not null check (kind in ('confirm', 'take_back')),
  email citext not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_change_person on email_change (person_id);
create index email_change_email on email_change (email) where kind = 'take_back';
