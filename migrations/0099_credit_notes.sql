-- Every refund has a credit note, numbered without gaps as invoices are, with its part of the order's VAT. Refunds from before have none.
alter table order_counter drop constraint order_counter_series_check;
alter table order_counter add check (series in ('J', 'I', 'C'));
alter table order_refund
  add column credit_number text unique,
  add column vat jsonb not null default '[]';
