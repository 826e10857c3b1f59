-- Numbers without gaps: the next one is taken in the transaction that uses it.
create table order_counter (
  series text not null check (series in ('J', 'I')),
  year smallint not null,
  last integer not null,
  primary key (series, year)
);

create table sales_order (
  id bigint generated always as identity primary key,
  number text not null unique,
  invoice_number text unique,
  state text not null check (state in ('placed', 'paid', 'sent', 'returned', 'cancelled', 'refunded')),
  person_id text references person on delete set null,
  -- Sent again, the same form of the same basket is the same order.
  basket_id uuid not null,
  idempotency_key text not null,
  email text not null,
  name text not null,
  phone text,
  delivery jsonb not null,
  billing jsonb not null,
  country text not null,
  payment text not null,
  currency text not null,
  -- Of an EU business: its number, and how it was checked.
  vat_number text,
  vat_checked text check (vat_checked in ('checksum', 'vies')),
  vat_exempt boolean not null,
  private_buyer boolean not null,
  -- In pence and cents.
  goods integer not null check (goods >= 0),
  delivery_price integer not null check (delivery_price >= 0),
  vat jsonb not null,
  total integer not null check (total >= 0),
  placed_at timestamptz not null default now(),
  mailed_at timestamptz,
  withdrawn_at timestamptz,
  unique (basket_id, idempotency_key)
);
create index sales_order_person on sales_order (person_id, id desc);

-- What was bought, as it was when it was: nothing that changes later changes it.
create table order_line (
  order_id bigint not null references sales_order on delete cascade,
  position smallint not null,
  offer_id integer not null,
  skew_id integer not null,
  name text not null,
  quantity smallint not null check (quantity between 1 and 99),
  price integer not null,
  vat_category text not null,
  product_vars jsonb not null,
  element text,
  primary key (order_id, position)
);

-- Each step of an order, and when.
create table order_step (
  order_id bigint not null references sales_order on delete cascade,
  state text not null,
  at timestamptz not null default now(),
  note text,
  primary key (order_id, state)
);
