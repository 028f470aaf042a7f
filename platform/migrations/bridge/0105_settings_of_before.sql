-- migrate: batches
-- Settings from before are recorded as they are.
select from record_settings(
  array[
    'bonus_rate', 'commitment_package', 'convert_pair', 'convert_setting', 'deposit_channel', 'deposit_network',
    'entrust_offer', 'game_setting', 'insurance_package', 'insurance_rate', 'jackpot_setting', 'otc_setting',
    'payout_setting', 'system_bank_account', 'team_rank', 'transfer_rule', 'withdrawal_rule'],
  array[
    'record_type, step', 'id', 'from_coin_id, to_coin_id', 'id', 'id', 'network', 'id', 'single', 'id',
    'business_date', 'id', 'id', 'id', 'id', 'level', 'coin_id', 'way']
) as recorded (count) where count > 0;
