-- One row for every subject that can be found.

-- Functions with a parsed body (`return …`) keep hold of what they call: a restore, which runs with an
-- empty search path, still finds unaccent and its dictionary.

-- Lower case without accents.
create function folded(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent', value));

-- The words of a text, one space between them. Punctuation is no part of them, so that "Dark 'n' Stormy"
-- is found by "dark n stormy", "Gin & Tonic" by "gin and tonic", and % or _ never stand for other letters.
create function search_words(value text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(
    replace(regexp_replace(folded(value), '[''`´]', '', 'g'), '&', ' and '), '[^[:alnum:]]+', ' ', 'g'));

-- A name and the other names of the same thing, each between bars: `|dry martini|martini|`.
create function search_names(name text, other_names text[]) returns text
  language sql immutable strict parallel safe
  return (
    select '|' || string_agg(search_words(one), '|' order by place) || '|'
    from unnest(array_prepend(name, other_names)) with ordinality as every_name (one, place)
  );

-- What search words ask of a document: every word, as it is or by its English stem, the last one as the
-- beginning of a word. Words such as "and" need not be there. Null when there are no words.
create function search_query(words text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select string_agg(
      '(''' || word || case when place = total then ''':*' else '''' end
        || coalesce('|''' || nullif((ts_lexize('english_stem', word))[1], word) || '''', '') || ')', '&' order by place)::tsquery
    from (
      select word, place, count(*) over () as total
      from unnest(string_to_array(words, ' ')) with ordinality as part (word, place)
    ) as part
    where place = total or ts_lexize('english_stem', word) <> '{}'
  );

create table search_entry (
  link_table text not null,
  link_id integer not null,
  name text not null,
  -- What else it is called; found as well as by its name.
  other_names text[] not null default '{}',
  section text not null,
  category text not null,
  content text not null,
  href text not null,
  image text,
  -- Other words that it is found by: ingredients, tags.
  words text not null default '',
  -- Breaks ties: how much is known of it, how well it is rated.
  weight real not null default 0,
  name_folded text generated always as (folded(name)) stored,
  names text not null generated always as (search_names(name, other_names)) stored,
  name_document tsvector not null generated always as (
    to_tsvector('simple', search_names(name, other_names))
  ) stored,
  document tsvector not null generated always as (
    setweight(to_tsvector('simple', search_names(name, other_names)), 'A') ||
    setweight(to_tsvector('simple', search_words(words)), 'B') ||
    setweight(to_tsvector('english', search_words(content)), 'C')
  ) stored,
  primary key (link_table, link_id)
);
-- Written seldom and read all the time: no list of entries to be sorted in later.
create index search_entry_name_document on search_entry using gin (name_document) with (fastupdate = off);
create index search_entry_document on search_entry using gin (document) with (fastupdate = off);
create index search_entry_names on search_entry using gin (names gin_trgm_ops) with (fastupdate = off);

-- The words of all names: what a mistyped word may have been meant to be. Words of names that are gone stay;
-- they find nothing.
create table search_word (word text collate "C" primary key);
create index search_word_spelling on search_word using gin (word gin_trgm_ops) with (fastupdate = off);

create function search_learn() returns trigger language plpgsql as $$
begin
  insert into search_word
    select distinct word
    from learnt, string_to_table(translate(names, '|', ' '), ' ') as word
    where length(word) > 2
    order by word
  on conflict do nothing;
  return null;
end $$;
create trigger search_entry_added after insert on search_entry
  referencing new table as learnt for each statement execute function search_learn();
create trigger search_entry_changed after update on search_entry
  referencing new table as learnt for each statement execute function search_learn();

-- How much what was typed is like the likest of a subject's names, 0 to 1.
create function search_likeness(names text, typed text) returns real
  language sql immutable strict parallel safe
  return (
    select max(similarity(one, typed)) from unnest(string_to_array(trim('|' from names), '|')) as every_name (one)
  );

-- Subjects whose names hold nearly half the trigrams of what was typed: for words run together or torn apart.
create function search_similar(typed text) returns setof search_entry
  language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
begin atomic
  select * from search_entry entry where typed <% entry.names order by word_similarity(typed, names) desc limit 50;
end;
