-- Accounts, sessions and what the operation runner remembers.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

create table person (
  id text primary key,
  email citext not null unique,
  email_verified boolean not null default false,
  display_name text not null check (char_length(display_name) between 1 and 60),
  image text,
  born date,
  industry boolean not null default false,
  newsletter boolean not null default false,
  role text not null default 'member' check (role in ('member', 'editor', 'admin')),
  premium boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  user_id text not null references person on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_person on session (user_id);

-- A way to sign in: a password, or an account elsewhere.
create table credential (
  id text primary key,
  user_id text not null references person on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credential_person on credential (user_id);

-- Single-use tokens: password resets.
create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table idempotency_key (
  key text not null,
  scope text not null,
  operation text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, operation, key)
);
create index idempotency_key_age on idempotency_key (created_at);
