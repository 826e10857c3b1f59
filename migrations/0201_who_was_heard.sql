-- Of whom an editor has let a comment be seen once: their next ones do not wait for that again, whatever became of the first.
create table heard (
  person_id text primary key references person on delete cascade,
  heard_at timestamptz not null default now()
);
insert into heard (person_id) select distinct person_id from comment where status = 'shown' and person_id is not null;
