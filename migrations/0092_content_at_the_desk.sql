-- Editors change the library at the desk: who wrote what an entry says now, and what the files said before, so that a load
-- and the desk never overwrite each other in silence.
alter table content_entry
  -- How often it has said something new; who changes it names the one that they read.
  add column version integer not null default 1,
  add column how text not null default 'loaded' check (how in ('loaded', 'taken', 'written', 'restored')),
  add column changed_at timestamptz not null default now(),
  add column changed_by text references person on delete set null,
  -- True where the desk's words stand, not the files'.
  add column at_desk boolean not null default false,
  -- What the files said where the desk's words stand; null where it was made at the desk.
  add column file_facts json;
create unique index content_entry_number on content_entry (kind, id);
create index content_entry_changed_by on content_entry (changed_by) where changed_by is not null;

-- What an entry said before, word for word.
create table content_revision (
  kind text not null,
  entry_id integer not null,
  version integer not null,
  how text not null,
  made_at timestamptz not null,
  person_id text references person on delete set null,
  facts json not null,
  primary key (kind, entry_id, version)
);
create index content_revision_person on content_revision (person_id) where person_id is not null;

-- Numbers of what is made at the desk: between those of the files and those of what members send in.
create sequence content_made as integer start 500000;
