-- migrate: concurrently
-- One hash closes one withdrawal.

create unique index concurrently withdrawal_hash_once on withdrawal (hash) where hash is not null;
