-- What people say below a subject (contract.md, 12). A first comment has no parent; what answers it, at whatever depth, has it
-- as `first_id`. `replies` counts what stands directly below a comment: those that are shown, and the places of removed ones.
create table comment (
  id integer generated always as identity primary key,
  link_table text not null,
  link_id integer not null,
  parent_id integer references comment (id) on delete cascade,
  first_id integer references comment (id) on delete cascade,
  depth smallint not null default 0 check (depth between 0 and 4),
  -- Null once the account is gone: then the place is as that of a removed comment.
  person_id text references person (id) on delete set null,
  -- Null once it has been removed for so long that nobody may have it any more.
  text text check (char_length(text) between 1 and 2000),
  anonymous boolean not null default false,
  status text not null check (status in ('shown', 'waiting', 'refused', 'removed')),
  replies integer not null default 0 check (replies >= 0),
  up integer not null default 0 check (up >= 0),
  down integer not null default 0 check (down >= 0),
  -- How sure it is that readers find it helpful: the lower bound of Wilson's interval at 95 %. What was only voted against
  -- stands below what nobody has voted on.
  rank double precision not null generated always as (
    case
      when up = 0 then -down
      else (up + 1.9208 - 1.96 * sqrt(up::double precision * down / (up + down) + 0.9604)) / (up + down + 3.8416)
    end
  ) stored,
  -- Marked by an editor: it stands with what the page itself says.
  tip boolean not null default false,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  decided_at timestamptz,
  decided_by text references person (id) on delete set null,
  reason text,
  check ((parent_id is null) = (first_id is null)),
  check ((parent_id is null) = (depth = 0))
);
create index comment_helpful on comment (link_table, link_id, rank desc, id desc) where parent_id is null;
create index comment_newest on comment (link_table, link_id, id desc) where parent_id is null;
create index comment_counted on comment (link_table, link_id) where status = 'shown';
create index comment_branch on comment (first_id, id) where first_id is not null;
create index comment_parent on comment (parent_id) where parent_id is not null;
create index comment_person on comment (person_id, id desc);
create index comment_latest on comment (id desc) where status = 'shown';
create index comment_tips on comment (link_table, link_id) where tip;
create index comment_waiting on comment (id) where status = 'waiting';
create index comment_removed on comment (removed_at) where status = 'removed';

-- One vote a person, for good.
create table comment_vote (
  person_id text not null references person (id) on delete cascade,
  comment_id integer not null references comment (id) on delete cascade,
  helpful boolean not null,
  created_at timestamptz not null default now(),
  primary key (person_id, comment_id)
);
create index comment_vote_comment on comment_vote (comment_id);

-- What somebody finds wrong with a comment; the reports of one comment are decided together.
create table comment_report (
  id integer generated always as identity primary key,
  comment_id integer not null references comment (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  why text not null check (why in ('spam', 'rude', 'off-topic', 'wrong', 'other')),
  note text not null default '' check (char_length(note) <= 500),
  status text not null default 'waiting' check (status in ('waiting', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text references person (id) on delete set null,
  reason text,
  unique (comment_id, person_id)
);
create index comment_report_person on comment_report (person_id);
create index comment_report_waiting on comment_report (comment_id) where status = 'waiting';
