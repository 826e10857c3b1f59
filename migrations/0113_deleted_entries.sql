-- Editors delete entries of the library at the desk: what was deleted is kept away from loads until somebody brings it back.
create table content_deleted (
  kind text not null,
  id integer not null,
  key text not null,
  name text not null,
  -- The version that says that it is deleted; the one before says what it said.
  version integer not null,
  -- What the files said then; null where it was made at the desk.
  file_facts json,
  reason text not null check (length(reason) between 1 and 2000),
  deleted_at timestamptz not null default now(),
  deleted_by text references person on delete set null,
  primary key (kind, id)
);
create index content_deleted_by on content_deleted (deleted_by) where deleted_by is not null;

-- Why a version came to be: of a deletion.
alter table content_revision add column reason text;
