-- What was taken out of the things saved for later goes back there.
alter table basket_line add column was_saved boolean not null default false;
