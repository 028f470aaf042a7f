-- A change of a rate that waits for its day keeps the operator's action that made it and, once it is applied, the entry of the
-- settings' history that it made. Rows of the release before have neither: their action has the time at which they were created.
alter table scheduled_setting add column action_id bigint;
alter table scheduled_setting add column change_id bigint;

-- A row of settings as it was on a business day: the last entry before any change that begins on a later day, whenever a job
-- applied that.
create function setting_on(_table text, _key jsonb, _date date) returns jsonb language sql stable parallel safe
  return (
    select c.setting from setting_change c
    where c.table_name = _table and c.key = _key and c.id < coalesce((
      select min(later.id) from scheduled_setting s join setting_change later on later.id = s.change_id
      where s.place = _table and s.starts_on > _date and later.table_name = _table and later.key = _key), 9223372036854775807)
    order by c.id desc limit 1);

-- The rates of a business day. Its bonuses are computed on the day after, when those of that day are in force already.
create function bonus_rates(_date date) returns bigint[] language sql stable
  return (select array_agg(coalesce(
      (setting_on('bonus_rate', jsonb_build_object('record_type', t, 'step', s), _date) ->> 'ppm')::bigint, 0) order by t, s)
    from generate_series(42, 50) t cross join generate_series(0, 10) s);
