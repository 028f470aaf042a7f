-- Null until a member chooses.

alter table member validate constraint member_session_idle;
