-- Failures hold an address back, and not a name. Names and networks are keyed hashes: the database shows neither what was
-- typed nor from where. What is over is deleted by a job.

create table sign_in_failure (
  name text not null,
  network text not null,
  -- How many times the limit of one address the network has.
  share int not null check (share > 0),
  -- The member had signed in there before: then it counts for this network alone.
  is_known boolean not null,
  failures int not null check (failures > 0),
  last_failure_at timestamptz not null,
  wait_until timestamptz,
  primary key (name, network)
);

create index sign_in_failure_age on sign_in_failure (last_failure_at);

create table sign_in_network (
  member_id bigint not null references member (id),
  network text not null,
  last_used_at timestamptz not null,
  primary key (member_id, network)
);

create index sign_in_network_age on sign_in_network (last_used_at);
