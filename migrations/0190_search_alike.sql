-- Names are found by more than their own letters: by the stem of a word ("brambles" is Bramble), run together or torn apart ("b52"
-- is B-52, "side car" is Sidecar), and whichever way whisky is spelled.

-- What a word asks for: itself, or as the beginning of one; its English stem; a number without its s ("75s"); whisky as whiskey.
create function search_term(word text, begun boolean) returns text
  language sql immutable strict parallel safe
  return '(' || concat_ws('|',
    '''' || word || '''' || case when begun then ':*' else '' end,
    '''' || nullif((ts_lexize('english_stem', word))[1], word) || '''',
    '''' || (regexp_match(word, '^([0-9]+)s$'))[1] || '''',
    case when word in ('whisky', 'whiskys', 'whiskies', 'whiskey', 'whiskeys') then '''whiski''|''whiskey''' end) || ')';

-- What search words ask of a document: every word, the last one as the beginning of a word; or two neighbours of up to four run
-- together, and the others. Words such as "and" need not be there. Null when there are no words.
create or replace function search_query(words text) returns tsquery
  language sql immutable strict parallel safe
  return (
    with part as materialized (
      select word, place, lead(word) over (order by place) as next, place = count(*) over () as is_last,
        count(*) over () as total, ts_lexize('english_stem', word) <> '{}' as counts
      from unnest(string_to_array(words, ' ')) with ordinality as part (word, place)
    )
    select ((
      select string_agg(search_term(word, is_last), '&' order by place) from part where is_last or counts
    ) || coalesce((
      select '|' || string_agg(query, '|') from (
        select string_agg(case
            when other.place = two.place then search_term(two.word || two.next, two.place + 1 = two.total)
            else search_term(other.word, other.is_last) end, '&' order by other.place) as query
        from part two join part other on other.place <> two.place + 1 and (other.place = two.place or other.is_last or other.counts)
        where two.next is not null and two.total <= 4
        group by two.place
      ) as joined
    ), ''))::tsquery
  );

-- The words of names, their stems, and each name without its spaces. The article keeps a place free: what ends a name and what begins
-- it do not stand side by side.
create function search_name_document(names text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('simple', names) || to_tsvector('english', 'the ' || names)
    || to_tsvector('simple', replace(names, ' ', ''));

-- Its body names every column.
drop function search_similar;
alter table search_entry drop column name_document, drop column document;
alter table search_entry
  add column name_document tsvector not null generated always as (
    search_name_document(search_names(name, other_names))
  ) stored,
  add column document tsvector not null generated always as (
    setweight(search_name_document(search_names(name, other_names)), 'A') ||
    setweight(to_tsvector('simple', search_words(words)) || to_tsvector('english', 'the ' || search_words(words)), 'B') ||
    setweight(to_tsvector('english', search_words(content)), 'C')
  ) stored;
create index search_entry_name_document on search_entry using gin (name_document) with (fastupdate = off);
create index search_entry_document on search_entry using gin (document) with (fastupdate = off);

do $$ begin perform similarity('', ''); end $$;
create function search_similar(typed text) returns setof search_entry
  language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
begin atomic
  select * from search_entry entry where typed <% entry.names order by word_similarity(typed, names) desc limit 50;
end;

-- A new column is not known to the planner, nor what its commonest words are, until somebody looks.
analyze search_entry;
