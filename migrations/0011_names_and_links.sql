-- Display names have at most 40 characters; longer ones are cut, so that the rule holds for every row.
update person set display_name = rtrim(left(display_name, 40)) where char_length(display_name) > 40;
alter table person drop constraint person_display_name_check;
alter table person add constraint person_display_name_check check (char_length(display_name) between 1 and 40);

-- A mailed link is worth the account. A new password or address ends all that are under way, whoever changes it and by
-- whatever way, in the same transaction. The argument names the column that holds the person.
create function end_mailed_links() returns trigger language plpgsql as $$
begin
  delete from verification where value = to_jsonb(new) ->> tg_argv[0];
  return null;
end $$;
create trigger person_address_ends_links after update of email on person
  for each row when (old.email is distinct from new.email) execute function end_mailed_links('id');
create trigger credential_password_ends_links after update of password on credential
  for each row when (old.password is distinct from new.password) execute function end_mailed_links('user_id');
create trigger credential_added_ends_links after insert on credential
  for each row execute function end_mailed_links('user_id');
create index verification_value on verification (value);
