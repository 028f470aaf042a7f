alter table game_account validate constraint game_account_game;
alter table game_round validate constraint game_round_fair;
alter table game_round validate constraint game_round_rate;
