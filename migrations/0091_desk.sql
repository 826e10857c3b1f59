-- A ban: from the next request on its person is nobody, and cannot sign in.
alter table person add column banned_at timestamptz, add column ban_reason text;

-- Every change that an editor makes, in one register: who, when, by which operation, about what, and what was before and after
-- of each column that changed. What is about a person goes with them.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id text references person on delete set null,
  operation text not null,
  intent text not null default '',
  -- What it is about: `queue/jobs/12`, `person/…`, `comment/7`; and what that is called.
  subject text not null,
  title text not null default '',
  note text not null default '',
  about_id text references person on delete cascade,
  changes jsonb not null default '{}'
);
create index audit_entry_person on audit_entry (person_id, id desc) where person_id is not null;
create index audit_entry_about on audit_entry (about_id) where about_id is not null;
create index audit_entry_subject on audit_entry (subject, id desc);
