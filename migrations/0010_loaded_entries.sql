-- What each entry of the data files said when it was last loaded, word for word (json keeps the order, jsonb does
-- not): a folder that adds to the library is checked and computed together with what it adds to. Null where an
-- entry was loaded before this was kept.
alter table content_entry add column facts json;
