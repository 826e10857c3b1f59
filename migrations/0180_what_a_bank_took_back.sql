-- How money went back that was told before its payment: paid back by somebody at the provider, or taken by the buyer's bank.
alter table early_refund add column kind text not null default 'refund' check (kind in ('refund', 'dispute'));
