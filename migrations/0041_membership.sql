-- Memberships (contract.md, 8): each with where it comes from and when it ends, if it does. What somebody has now is the
-- latest end of theirs, which the database itself keeps beside the person, where each request reads it with the session: it
-- ends by itself at its moment, and nothing else says who is a premium member.
create table membership (
  id integer generated always as identity primary key,
  person_id text not null references person on delete cascade,
  source text not null check (source in ('payment', 'granted', 'command')),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  granted_by text references person (id) on delete set null,
  check (ends_at is null or ends_at >= starts_at)
);
create index membership_person on membership (person_id);

alter table person add column premium_until timestamptz;

-- Without an end it ends at the end of all days.
create function keep_premium_until() returns trigger language plpgsql as $$
declare who text := coalesce(new.person_id, old.person_id);
begin
  update person set premium_until =
    (select max(coalesce(ends_at, '9999-12-31 00:00:00+00')) from membership where person_id = who)
  where id = who;
  return null;
end $$;
create trigger membership_kept after insert or update or delete on membership
  for each row execute function keep_premium_until();

insert into membership (person_id, source, starts_at) select id, 'command', created_at from person where premium;
alter table person drop column premium;

-- Who asked for a membership where nothing can be paid here: an editor answers.
create table membership_request (
  id integer generated always as identity primary key,
  person_id text not null references person on delete cascade,
  sent_at timestamptz not null default now(),
  note text not null,
  months integer not null check (months between 1 and 60),
  status text not null default 'waiting' check (status in ('waiting', 'granted', 'refused', 'withdrawn')),
  decided_at timestamptz,
  decided_by text references person (id) on delete set null,
  reason text
);
create unique index membership_request_waiting on membership_request (person_id) where status = 'waiting';
