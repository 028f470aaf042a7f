-- How many members are below each member, and their names, so that opening a member's team and searching it cost the same at
-- any depth. A registration adds one row here and changes none: a job counts new members in, for all sponsors above them.

create table team_member (
  id bigint primary key references member (id),
  sponsor_id bigint,
  -- Members below this one who are counted: those whom this one invited, and all.
  direct_count int not null default 0,
  team_count int not null default 0,
  -- Whether the sponsors above count this member.
  counted boolean not null default false,
  check (direct_count between 0 and team_count)
);

create index team_member_uncounted on team_member (id) where not counted;
create index team_member_by_size on team_member (sponsor_id, team_count desc, id desc);

-- One row for each counted member and each sponsor above. A user name is unique and never changes.
create table team_name (
  sponsor_id bigint not null,
  user_name text collate "C" not null,
  member_id bigint not null,
  primary key (sponsor_id, user_name)
);

-- What must be had to be raised to a rank.
create table team_rank (
  level smallint primary key check (level between 0 and 7),
  direct_count int not null check (direct_count >= 0),
  team_count int not null check (team_count >= direct_count)
);

insert into team_rank (level, direct_count, team_count) values
  (0, 2, 4), (1, 3, 8), (2, 4, 16), (3, 5, 30), (4, 8, 100), (5, 12, 500), (6, 20, 2500), (7, 30, 10000);

-- Here and not in the platform's code, so that the members whom the release before registers are not forgotten.
create function team_join() returns trigger language plpgsql as $$
begin
  insert into team_member (id, sponsor_id) values (new.id, new.sponsor_id) on conflict do nothing;
  return null;
end $$;

create trigger member_joins_team after insert on member for each row execute function team_join();

insert into team_member (id, sponsor_id) select id, sponsor_id from member on conflict do nothing;
