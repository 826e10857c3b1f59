-- Who gets which newsletter (contract.md, 8): a member, wherever their mail goes, or an address that has no account here. Until
-- it is confirmed nothing is sent.
create table newsletter_subscription (
  id integer generated always as identity primary key,
  newsletter text not null,
  person_id text references person on delete cascade,
  email citext,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  check ((person_id is null) <> (email is null))
);
create unique index newsletter_subscription_person on newsletter_subscription (person_id, newsletter);
create unique index newsletter_subscription_email on newsletter_subscription (email, newsletter);
create index newsletter_subscription_sent on newsletter_subscription (newsletter, id) where confirmed_at is not null;

-- What was sent of a newsletter, and to whom: a sending that was cut off goes on where it was.
create table newsletter_issue (
  id integer generated always as identity primary key,
  newsletter text not null,
  composed_at timestamptz not null default now(),
  -- What it tells, in its order, and the subjects, which no later issue tells again.
  content jsonb not null,
  oids text[] not null
);
create index newsletter_issue_newest on newsletter_issue (newsletter, composed_at);
create table newsletter_delivery (
  issue_id integer not null references newsletter_issue on delete cascade,
  subscription_id integer not null references newsletter_subscription on delete cascade,
  address citext not null,
  sent_at timestamptz,
  primary key (issue_id, address)
);
create index newsletter_delivery_waiting on newsletter_delivery (issue_id) where sent_at is null;
create index newsletter_delivery_subscription on newsletter_delivery (subscription_id);

-- What was wished for while registering is a subscription like any other, which waits for its address to be confirmed.
insert into newsletter_subscription (newsletter, person_id, asked_at)
  select 'weekly', id, created_at from person where newsletter;
alter table person drop column newsletter;
