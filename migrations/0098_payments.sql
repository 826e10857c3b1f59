-- Payments at a provider: opened for an order, each attempt once, and known by the session that the provider made for it. No number
-- of a card is ever here.
create table order_payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order on delete cascade,
  attempt smallint not null,
  session text unique,
  href text,
  state text not null default 'opening' check (state in ('opening', 'open', 'paid', 'expired', 'refused')),
  -- What the provider calls the payment itself: a refund goes there.
  intent text,
  -- What somebody at the desk has to look at.
  problem text,
  opened_at timestamptz not null default now(),
  unique (order_id, attempt)
);
-- What the provider told, each once however often it is sent.
create table payment_event (
  id text primary key,
  kind text not null,
  heard_at timestamptz not null default now()
);
create index payment_event_at on payment_event (heard_at);

-- A refund that the provider pays: asked for once it stands, again where that failed, and never twice.
alter table order_refund
  add column provider text check (provider in ('stripe')),
  add column provider_id text,
  add column due_at timestamptz,
  add column tries smallint not null default 0,
  add column problem text;
create index order_refund_due on order_refund (due_at) where due_at is not null;

-- The office that knows the VAT numbers did not answer when the order was placed: the desk looks.
alter table sales_order add column vat_unanswered boolean not null default false;
