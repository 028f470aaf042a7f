-- What a member signs in with at a network, as the list of sessions names it. None where no device was remembered yet.
alter table sign_in_network add column devices text[] not null default '{}';
