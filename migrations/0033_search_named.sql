-- In how many entries' texts a subject is named (entry_mention): what the guide speaks of most is offered before a letter is
-- typed.
alter table search_entry add column named integer not null default 0;

-- A session knows the extension's settings once it has used the extension.
do $$ begin perform similarity('', ''); end $$;

-- Its body names the columns that there were; now there is one more.
create or replace function search_similar(typed text) returns setof search_entry
  language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
begin atomic
  select * from search_entry entry where typed <% entry.names order by word_similarity(typed, names) desc limit 50;
end;
