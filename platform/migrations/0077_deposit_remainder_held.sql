-- migrate: concurrently
-- Remainders that wait for a decision are counted every minute, and listed whole.
create index concurrently deposit_remainder_held on deposit (decided_at, id)
  where status = 'APPROVED' and remainder_state = 'HELD';
