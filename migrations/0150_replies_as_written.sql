-- A repeat is answered letter for letter as the first time: jsonb would put the fields of a reply into an order of its own.
alter table idempotency_key alter column reply type json using reply::json;
