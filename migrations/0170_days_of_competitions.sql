-- On which days a competition is held next, or was held last, where its organiser has said so: for its calendar file, and for the
-- order of those that come.
alter table competition
  add column held_from date,
  add column held_to date,
  add constraint competition_held check (held_to is null or held_to >= held_from);
