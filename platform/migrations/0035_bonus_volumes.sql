-- migrate: concurrently
-- The daily bonuses read what happened on a business day. Rows come in the order of these columns, so that a small index
-- of ranges finds them.

create index concurrently entrust_order_bonus on entrust_order using brin (created_at);
create index concurrently entrust_profit_bonus on entrust_profit using brin (business_date, created_at);
create index concurrently insurance_movement_bonus on insurance_movement using brin (created_at);
create index concurrently insurance_trade_bonus on insurance_trade using brin (business_date, created_at);
