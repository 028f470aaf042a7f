-- migrate: batches
update game_account set seal = seal where id in (select id from game_account where seal is null order by id limit 1000);
