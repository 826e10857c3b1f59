-- Editors give entries photographs as well: the guide's own, which stay when whoever put them there leaves. A row with a credit is
-- one of those: nobody's person, seen at once, and "away" once an editor has taken it off its page, from where one press brings it back.
alter table photograph
  -- Who made it, and where it was found: an address, or words.
  add column credit text check (length(credit) between 1 and 120),
  add column source text check (length(source) between 1 and 300),
  drop constraint photograph_status_check,
  add constraint photograph_status_check check (status in ('waiting', 'shown', 'refused', 'away')),
  add constraint photograph_of_guide check ((credit is null) = (source is null) and (credit is null or person_id is null));
