-- migrate: batches
-- Packages from before: which of their days went where is what the profits say; from now on it is the choice as it is.
insert into entrust_auto_add (order_id, auto_add, after_day)
select o.id, o.auto_add, o.profited_until from entrust_order o
where not exists (select from entrust_auto_add a where a.order_id = o.id) order by o.id limit 1000;
