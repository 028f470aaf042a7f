-- A way to withdraw can be closed and opened again without losing what holds for it.

alter table withdrawal_rule add enabled boolean not null default true;
