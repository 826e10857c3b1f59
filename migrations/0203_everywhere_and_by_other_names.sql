-- Some weeks are held in bars everywhere: in no city and no country.
alter table trade_event alter column city drop not null, alter column country drop not null;

-- People are found by their other names as well.
alter table figure add column aka text[] not null default '{}';
