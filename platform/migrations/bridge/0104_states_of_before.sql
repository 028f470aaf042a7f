-- migrate: batches
-- Rows from before are sealed as they are.
select from (values
  ('claim', 'state_seal', 'o.state_seal is null'),
  ('commitment_application', 'state_seal', 'o.state_seal is null'),
  ('deposit', 'state_seal', 'o.state_seal is null'),
  ('kyc_submission', 'state_seal', 'o.state_seal is null'),
  ('withdrawal', 'state_seal', 'o.state_seal is null'),
  ('insurance_contract', 'state_seal', 'o.state_seal is null'),
  ('insurance_trade', 'state_seal', 'o.state_seal is null'),
  ('entrust_order', 'state_seal', 'o.state_seal is null'),
  ('jackpot_round', 'state_seal', 'o.state_seal is null'),
  ('convert_order', 'state_seal', 'o.state_seal is null'),
  ('otc_order', 'state_seal', 'o.state_seal is null'),
  ('matching_code', 'state_seal', 'o.state_seal is null'),
  ('payout_bank_account', 'state_seal', 'o.state_seal is null'),
  ('payout_wallet_address', 'state_seal', 'o.state_seal is null'),
  ('second_factor', 'state_seal', 'o.state_seal is null'),
  ('member', 'level', 'not exists (select from member_change c where c.member_id = o.id)')
) as before (name, touched, missing) where touch_some(name, touched, missing) > 0;
