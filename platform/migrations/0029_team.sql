-- Teams: the members below each member, counted and by name, so that opening and searching a team costs the same at any
-- depth. A registration adds one row and changes none: a job adds new members to the counts of all sponsors above them.

create table team_member (
  id bigint primary key references member (id),
  sponsor_id bigint,
  -- Counted members below this one: invited by this one, and all.
  direct_count int not null default 0,
  team_count int not null default 0,
  -- Whether the counts of the sponsors above include this member.
  counted boolean not null default false,
  -- Whether they include it as qualified, and the qualified members below this one.
  qualified boolean not null default false,
  qualified_direct int not null default 0,
  qualified_team int not null default 0,
  check (direct_count between 0 and team_count),
  constraint team_member_qualified check (qualified_direct between 0 and qualified_team)
);

create index team_member_uncounted on team_member (id) where not counted;
create index team_member_by_size on team_member (sponsor_id, team_count desc, id desc);

create function team_join() returns trigger language plpgsql as $$
begin
  insert into team_member (id, sponsor_id) values (new.id, new.sponsor_id) on conflict do nothing;
  return null;
end $$;

create trigger member_joins_team after insert on member for each row execute function team_join();

-- One row for each counted member and each sponsor above. User names are unique and never change.
create table team_name (
  sponsor_id bigint not null,
  user_name text collate "C" not null,
  member_id bigint not null,
  primary key (sponsor_id, user_name)
);

-- The requirements of each rank.
create table team_rank (
  level smallint primary key check (level between 0 and 7),
  direct_count int not null check (direct_count >= 0),
  team_count int not null check (team_count >= direct_count)
);

create trigger team_rank_recorded after insert or update or delete on team_rank
  for each row execute function setting_record_change('level');

insert into team_rank (level, direct_count, team_count) values
  (0, 2, 4), (1, 3, 8), (2, 4, 16), (3, 5, 30), (4, 8, 100), (5, 12, 500), (6, 20, 2500), (7, 30, 10000);
