-- migrate: batches
-- What a session in another time zone sealed right is sealed again; a row whose seal was wrong stays wrong. Rows that had no seal
-- are sealed as they are.
select from (values
  ('kyc_submission', 'seal', $$o.seal <> order_seal(utc_json(o), _columns) and o.seal = order_seal(to_jsonb(o), _columns)$$,
    $$array['id', 'member_id', 'identity_number', 'front_upload_id', 'back_upload_id', 'created_at']$$),
  ('bonus_run', 'seal', $$o.seal <> order_seal(utc_json(o), _columns) and o.seal = order_seal(to_jsonb(o), _columns)$$,
    $$array['id', 'business_date', 'rates', 'started_at']$$),
  ('bonus_held', 'seal', $$o.seal <> order_seal(utc_json(o), _columns) and o.seal = order_seal(to_jsonb(o), _columns)$$,
    $$array['id', 'chunk_id', 'member_id', 'amount', 'created_at']$$),
  ('bonus_run', 'state_seal', 'o.state_seal is null', ''),
  ('withdrawal_step', 'seal', 'o.seal is null', ''),
  ('scheduled_setting', 'seal', 'o.seal is null', '')
) as before (name, touched, missing, columns) where touch_some(name, touched, replace(missing, '_columns', columns)) > 0;
