-- A refund that is made on the provider's own pages is booked once, under the provider's name for it.
create unique index order_refund_provider on order_refund (provider_id) where provider_id is not null;
-- What a buyer's bank asks back is told to the desk: by where the dispute stands, and until when it has to be answered.
alter table order_payment add column disputed text check (disputed in ('open', 'won', 'lost'));
create index order_payment_intent on order_payment (intent) where intent is not null;
