-- migrate: concurrently
create index concurrently operator_action_key on operator_action (key) where key is not null;
