-- Photographs that readers took of a drink. Each waits for an editor; its sender has declared that it is theirs, under the licence
-- named. Who leaves leaves a row of nobody, which a chore deletes with its files; so it does with those that were refused.
create table photograph (
  id integer generated always as identity primary key,
  link_table text not null,
  link_id integer not null,
  person_id text references person on delete set null,
  -- Its file; null once it was refused and the file is gone.
  picture text unique,
  caption text not null check (length(caption) <= 200),
  licence text not null,
  status text not null default 'waiting' check (status in ('waiting', 'shown', 'refused')),
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text references person on delete set null,
  reason text
);
create index photograph_of on photograph (link_table, link_id, id) where status = 'shown';
create index photograph_person on photograph (person_id, id desc);
create index photograph_waiting on photograph (id) where status = 'waiting';
create index photograph_decided on photograph (decided_by) where decided_by is not null;
