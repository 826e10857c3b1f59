-- What an offer is beside its name and its price (contract.md, 10).
alter table offer
  -- Sold to the minimum age of the country that it goes to.
  add column alcohol boolean not null default false,
  add column weight_g integer not null default 500 check (weight_g between 1 and 100000),
  add column kind text not null default 'product' check (kind in ('product', 'job_advert')),
  -- What its buyer is asked for in words, as "Engraving".
  add column asks text[] not null default '{}';
alter table offer drop constraint offer_vat_check;
alter table offer add constraint offer_vat_check check (vat in ('standard', 'books', 'reduced'));
-- Where a skew has no price in a currency, that of the shop's country holds.
alter table skew add column aud integer check (aud > 0);

-- What came and went of a skew since its file said how many there are: loading the library again takes nothing back. Not tied to
-- the skew's row, which a load may write anew.
create table stock_level (
  skew_id integer primary key,
  moved integer not null default 0
);
-- Every movement, and why.
create table stock_move (
  id bigint generated always as identity primary key,
  skew_id integer not null,
  quantity integer not null check (quantity <> 0),
  why text not null check (why in ('sold', 'cancelled', 'returned', 'delivered', 'counted')),
  order_number text,
  moved_at timestamptz not null default now()
);
create index stock_move_skew on stock_move (skew_id, id);

-- A guest's basket is known by what its cookie hashes to, a member's by its person.
create table basket (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea unique,
  person_id text unique references person on delete cascade,
  currency text check (currency in ('GBP', 'USD', 'AUD', 'EUR')),
  -- What happened to it that its owner has not been told yet.
  notes jsonb not null default '[]',
  changed_at timestamptz not null default now(),
  check ((token_hash is null) <> (person_id is null))
);
create index basket_changed on basket (changed_at);

create table basket_line (
  basket_id uuid not null references basket on delete cascade,
  skew_id integer not null,
  -- Where it lies: to be bought, saved for later, or taken out a moment ago.
  place text not null default 'basket' check (place in ('basket', 'saved', 'removed')),
  quantity smallint not null check (quantity between 1 and 99),
  -- What its owner was shown: another price is said before it is paid.
  name text not null,
  price integer not null,
  currency text not null,
  product_vars jsonb not null default '{}',
  -- Where the form stood that it came from, for figures.
  element text,
  changed_at timestamptz not null default now(),
  primary key (basket_id, skew_id, place)
);
