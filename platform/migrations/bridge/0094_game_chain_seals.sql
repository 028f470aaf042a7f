-- migrate: batches
update game_chain set seal = seal where id in (select id from game_chain where seal is null order by id limit 1000);
