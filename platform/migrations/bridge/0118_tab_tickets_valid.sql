-- The values that session_end_reason_check allows were all allowed before.

alter table session validate constraint session_end_reason_check;
