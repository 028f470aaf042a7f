-- Ranks count qualified members: those whose purchases that counted for bonuses reach a value, who are not banned, and whose
-- identity is verified where the setting asks for it. Amounts in minor units.
create table bonus_setting (
  id boolean primary key default true check (id),
  qualifying_value bigint not null default 10000000000
    constraint bonus_setting_qualifying_value check (qualifying_value > 0),
  needs_identity boolean not null default false
);

create trigger bonus_setting_recorded after insert or update or delete on bonus_setting
  for each row execute function setting_record_change('id');

insert into bonus_setting default values;

-- Whether the sponsors above count this member as qualified, and the qualified members below this one.
alter table team_member
  add column qualified boolean not null default false,
  add column qualified_direct int not null default 0,
  add column qualified_team int not null default 0,
  add constraint team_member_qualified check (qualified_direct between 0 and qualified_team) not valid;

-- Members whose mark may differ from the rule. Whatever changes what the rule depends on adds a row in the same
-- transaction, and the job deletes the row when it has compared the two.
create table team_qualification_due (
  member_id bigint not null,
  id bigint generated always as identity,
  primary key (member_id, id)
);

-- The member is in the column that the trigger names.
create function team_qualification_changed() returns trigger language plpgsql as $$
begin
  insert into team_qualification_due (member_id) values ((to_jsonb(new) ->> tg_argv[0])::bigint);
  return null;
end $$;

create trigger member_qualification after update of banned_at on member
  for each row when ((old.banned_at is null) <> (new.banned_at is null))
  execute function team_qualification_changed('id');
create trigger kyc_submission_qualification after update of status on kyc_submission
  for each row when (old.status is distinct from new.status) execute function team_qualification_changed('member_id');
create trigger kyc_submission_new_qualification after insert on kyc_submission
  for each row when (new.status = 'PASSED') execute function team_qualification_changed('member_id');

create function team_values_counted() returns trigger language plpgsql as $$
begin
  insert into team_qualification_due (member_id) select member_id from added where counted > 0;
  return null;
end $$;

create trigger bonus_new_value_qualification after insert on bonus_new_value
  referencing new table as added for each statement execute function team_values_counted();

-- Another rule: everyone who ever counted for something is compared with it.
create function team_rule_changed() returns trigger language plpgsql as $$
begin
  insert into team_qualification_due (member_id)
    select id from team_member t where exists (select from bonus_new_value v where v.member_id = t.id);
  return null;
end $$;

create trigger bonus_setting_qualification after update on bonus_setting
  for each row when (old is distinct from new) execute function team_rule_changed();
