alter table lockout validate constraint lockout_failures_check;
