-- How a term of the encyclopedia is said, spelt as English would.
alter table term add column say text;
