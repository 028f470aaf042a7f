-- Members who counted for bonuses before: the job marks those who are qualified. Nobody's rank is lowered.
insert into team_qualification_due (member_id) select distinct member_id from bonus_new_value;

alter table team_member validate constraint team_member_qualified;
