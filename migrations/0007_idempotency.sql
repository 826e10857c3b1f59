-- A key that comes again with something else is a mistake of the client's, and is told so.
alter table idempotency_key add column input_hash text not null default '';
