-- How often somebody did what is limited, counted for all processes; the columns are those of rate-limiter-flexible.
-- A count starts anew once `expire` (milliseconds since 1970) has passed. Unlogged: what a crash of the server forgets
-- is a minute's counts, and no change waits for the disk because it is counted.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint not null
);
create index rate_limit_expire on rate_limit (expire);
