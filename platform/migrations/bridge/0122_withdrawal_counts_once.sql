-- migrate: concurrently
-- One withdrawal counts for a business day.
create unique index concurrently withdrawal_counts_once on withdrawal (member_id, business_date) where counts_for_day;
