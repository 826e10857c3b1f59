-- How often something was read, sought in vain or asked of the engine on a day of the site: nothing of who did. The key '' is all
-- that had no room of its own.
create table tally (
  day date not null,
  kind text not null check (char_length(kind) between 1 and 20),
  key text not null check (char_length(key) <= 80),
  times integer not null check (times > 0),
  primary key (day, kind, key)
);
