-- Which editor has taken what of a queue: for fifteen minutes nobody else decides it.
create table queue_claim (
  kind text not null,
  item_id integer not null,
  person_id text not null references person on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (kind, item_id)
);
create index queue_claim_person on queue_claim (person_id);
