-- An account that is entered twice would be offered twice.

update system_bank_account later set enabled = false
from system_bank_account earlier
where later.enabled and earlier.enabled and later.id > earlier.id and later.channel_id = earlier.channel_id
  and later.bank_name = earlier.bank_name and later.account_number = earlier.account_number;

create unique index system_bank_account_open_once on system_bank_account (channel_id, bank_name, account_number)
where enabled;
