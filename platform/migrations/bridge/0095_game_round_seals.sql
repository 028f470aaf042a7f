-- migrate: batches
update game_round set seal = seal where id in (select id from game_round where seal is null order by id limit 1000);
