-- How long the member's sessions may go unused, in minutes; null: as long as the site allows, which is the limit in any case.

alter table member add column session_idle_minutes smallint;

alter table member add constraint member_session_idle check (session_idle_minutes between 10 and 1440) not valid;
