-- What people say of a subject. Keyed by person first, so that a distributed engine can shard it.
create table favourite (
  person_id text not null references person on delete cascade,
  link_table text not null,
  link_id integer not null,
  created_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);

create table wish (
  person_id text not null references person on delete cascade,
  link_table text not null,
  link_id integer not null,
  created_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);

create table tried (
  person_id text not null references person on delete cascade,
  link_table text not null,
  link_id integer not null,
  value text not null check (value in ('must_try', 'liked', 'disliked')),
  created_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);

create table rating (
  person_id text not null references person on delete cascade,
  link_table text not null,
  link_id integer not null,
  value numeric(2, 1) not null check (value between 1 and 5.5 and value * 2 = trunc(value * 2)),
  created_at timestamptz not null default now(),
  primary key (person_id, link_table, link_id)
);
create index rating_subject on rating (link_table, link_id);
