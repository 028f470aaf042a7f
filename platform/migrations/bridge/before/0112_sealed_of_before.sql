-- 0112 seals the existing rows of withdrawal_step, which the trigger against changes refused. Until 0129 restores it, it lets the seal
-- be set; the trigger that seals a row refuses any other seal.
create or replace trigger withdrawal_step_immutable
  before delete or update of id, withdrawal_id, status, reason, created_at on withdrawal_step
  for each row execute function ledger_forbid_change();
