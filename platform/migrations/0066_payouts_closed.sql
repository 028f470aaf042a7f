-- Until when a member is paid nothing out, after a transaction password was set anew without the one before.

alter table member add column payouts_closed_until timestamptz;
