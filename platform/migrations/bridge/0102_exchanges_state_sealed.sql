-- The state of exchanges, and where members are paid to.

alter table convert_order add column state_seal bytea;
create trigger convert_order_state before insert or update on convert_order
  for each row execute function row_keep_state('status', 'settles_at', 'created_at', 'ended_at');

alter table otc_order add column state_seal bytea;
create trigger otc_order_state before insert or update on otc_order
  for each row execute function row_keep_state('status', 'buyer_id', 'purchase_number', 'created_at', 'ended_at');

alter table matching_code add column state_seal bytea;
create trigger matching_code_state before insert or update on matching_code
  for each row execute function row_keep_state('status', 'ended_by', 'created_at', 'ended_at');

alter table payout_bank_account add column state_seal bytea;
create trigger payout_bank_account_state before insert or update on payout_bank_account
  for each row execute function row_keep_state(
    'id', 'member_id', 'bank_name', 'account_name', 'account_number', 'created_at', 'changed_at', 'usable_at');

alter table payout_wallet_address add column state_seal bytea;
create trigger payout_wallet_address_state before insert or update on payout_wallet_address
  for each row execute function row_keep_state('id', 'member_id', 'network', 'address', 'created_at', 'changed_at', 'usable_at');

alter table second_factor add column state_seal bytea;
create trigger second_factor_state before insert or update on second_factor
  for each row execute function row_keep_state('id', 'member_id', 'kind', 'key_name', 'sealed', 'created_at');
