-- Lists are ordered by when something was made, then by its id. By the id alone the planner may walk the primary key, past
-- everything that others made, until it comes upon a page of the member's own; no other index has this order.

drop index transfer_out;
drop index transfer_in;
create index transfer_out on transfer (sender_id, created_at desc, id desc);
create index transfer_in on transfer (receiver_id, created_at desc, id desc);

drop index convert_order_of_member;
drop index convert_order_given;
drop index convert_order_got;
create index convert_order_of_member on convert_order (member_id, status, created_at desc, id desc);
create index convert_order_given on convert_order (member_id, from_coin_id, status, created_at desc, id desc);
create index convert_order_got on convert_order (member_id, to_coin_id, status, created_at desc, id desc);

drop index withdrawal_of;
create index withdrawal_of on withdrawal (member_id, created_at desc, id desc);

alter table deposit add column way text not null generated always as (coalesce(network, 'BANK')) stored;
drop index deposit_of_member;
create index deposit_of_member on deposit (member_id, way, status, created_at desc, id desc);
-- What waits is counted by member, and listed whole.
drop index deposit_pending;
create index deposit_pending on deposit (member_id, id) where status = 'PENDING_REVIEW';

-- A fee is rounded up, so the least that can be transferred must be more than its fee.
alter table transfer_rule add constraint transfer_rule_leaves_something
  check (minimum::numeric * (1000000 - fee_ppm) >= 1000000);

-- The least that can be deposited becomes something.
alter table deposit_channel add constraint deposit_channel_credits check (minimum::numeric * rate >= 100000000);
