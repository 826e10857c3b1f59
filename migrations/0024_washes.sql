-- What a picture stands on is a wash of what is in it: the colour of a drink, a bottle, an ingredient. A drink's is reckoned
-- when it is stored (app/drawing); of people's own recipes it is not known yet.
alter table cocktail add column colour text check (colour ~ '^#[0-9a-f]{6}$');
alter table search_entry add column colour text check (colour ~* '^#[0-9a-f]{6}$');

-- Its body names the columns that there were; now there is one more.
create or replace function search_similar(typed text) returns setof search_entry
  language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
begin atomic
  select * from search_entry entry where typed <% entry.names order by word_similarity(typed, names) desc limit 50;
end;
