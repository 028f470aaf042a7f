-- migrate: concurrently
-- What came into the portal for a member and what left it: deposits, adjustments, withdrawals and their fees, without game credits,
-- which have a rate of their own.
create index concurrently posting_came_in on posting (account_id) include (amount)
  where record_type in (10, 11, 12, 13, 61, 62) and coin_id <> 5;

-- Entrust packages redeemed on a business day, and those whose redemption was committed after it was computed.
create index concurrently entrust_order_redeemed on entrust_order (ended_at) where status = 'REDEEMED';
create index concurrently hold_closed_entrust on hold (closed_journal) where kind = 'entrust';
