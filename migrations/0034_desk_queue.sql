-- What an editor decided of an advertisement, who and when; and the jobs that come of them, beside those of the data files,
-- whose numbers stay below a million.
alter table job_advert
  add column decided_at timestamptz,
  add column decided_by text references person (id) on delete set null,
  add column reason text,
  add column job_id integer references job (id) on delete set null;
create sequence published_job as integer start 1000000;
-- The package "first in the list": until this day above the others.
alter table job add column first_until date;
