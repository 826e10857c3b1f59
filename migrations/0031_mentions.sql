-- Which names of other entries stand in an entry's texts, with what leads to them: found when the library is loaded
-- (app/library/naming), so that a page writes its links without asking for anything else. By field a list of
-- {at, length, href, about}; `kind` is the data files' word, as in library_link.
create table entry_mention (
  kind text not null,
  id integer not null,
  fields json not null,
  primary key (kind, id)
);
