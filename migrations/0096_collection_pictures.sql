-- A collection may have a picture of its owner's instead of a cover that is drawn from what is in it: the name of its upload.
alter table collection add column picture text;

-- Every picture of a collection that is a file: one whose collection is gone is deleted by a chore.
create table collection_picture (
  name text primary key,
  collection_id integer references collection on delete set null
);
create index collection_picture_of on collection_picture (collection_id);
