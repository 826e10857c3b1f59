-- What stands in the search index is what every list, rail and stream shows of a subject: one row says how it looks as a
-- card, whichever area it comes from.
alter table search_entry
  -- The editors' rating, where there is one.
  add column rating numeric check (rating between 1 and 5.5),
  -- A line of facts on its card: "Gin · 25 % · 3 parts", "London · opened 1889".
  add column facts text,
  -- What stands out: "Without alcohol", "Sample".
  add column badge text,
  -- Of the trade (contract: target=trade) rather than for the consumer.
  add column trade boolean not null default false,
  add column added_on date not null default current_date;

-- Newest first, and within a day in a fixed, mixed order: the day in the high bits, 40 bits of a hash below them. Fits a
-- number of JavaScript's until the year 2042.
alter table search_entry add column rank bigint not null generated always as (
  ((added_on - date '2020-01-01')::bigint << 40)
    | (('x' || substr(md5(link_table || ':' || link_id), 1, 10))::bit(40)::bigint)
) stored;

create index search_entry_rank on search_entry (rank desc);
create index search_entry_newest on search_entry (link_table, rank desc);
create index search_entry_best on search_entry (link_table, rating desc nulls last, link_id);

-- The readable part of an address; the same rule as kit/slug.ts.
create function subject_slug(name text) returns text
  language sql immutable strict parallel safe
  return coalesce(nullif(replace(search_words(name), ' ', '-'), ''), 'x');

-- Its body names the columns that there were; now there are more.
create or replace function search_similar(typed text) returns setof search_entry
  language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
begin atomic
  select * from search_entry entry where typed <% entry.names order by word_similarity(typed, names) desc limit 50;
end;
