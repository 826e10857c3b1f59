-- What the desk charges for a skew, in place of what its file says: kept apart, as stock is, so that loading the library again takes
-- nothing back. Not tied to the skew's row, which a load may write anew.
create table skew_price (
  skew_id integer primary key,
  gbp integer not null check (gbp between 1 and 10000000),
  eur integer not null check (eur between 1 and 10000000),
  usd integer not null check (usd between 1 and 10000000),
  aud integer check (aud between 1 and 10000000),
  decided_by text references person on delete set null,
  set_at timestamptz not null default now()
);

-- Whoever writes a skew writes the desk's price, where it has one: all that read prices read them in one place.
create function desk_price() returns trigger language plpgsql as $$
declare ours skew_price;
begin
  select * into ours from skew_price where skew_id = new.id;
  if found then
    new.gbp := ours.gbp;
    new.eur := ours.eur;
    new.usd := ours.usd;
    new.aud := ours.aud;
  end if;
  return new;
end $$;
create trigger desk_price before insert or update on skew for each row execute function desk_price();
