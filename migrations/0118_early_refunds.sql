-- A refund that was told before the payment that it gives back: it waits under the provider's name for that payment, and is booked
-- with it. One of a payment that never comes (another shop's, at the same provider) goes after a quarter of a year.
create table early_refund (
  id text primary key,
  intent text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  status text,
  heard_at timestamptz not null default now()
);
create index early_refund_intent on early_refund (intent);
create index early_refund_at on early_refund (heard_at);
