-- Words of names that are spelled much like one that was typed. Of short words a quarter of the trigrams is enough:
-- "jon" shares no more with "john" (0.29, where pg_trgm asks for 0.3).
create function search_near(typed text) returns setof text
  language sql stable strict parallel safe
  set pg_trgm.similarity_threshold = 0.25
begin atomic
  select word from search_word
  where word % typed and (length(typed) < 5 or similarity(word, typed) >= 0.3)
  order by similarity(word, typed) desc, word
  limit 8;
end;
