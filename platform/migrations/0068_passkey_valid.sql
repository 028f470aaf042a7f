-- What the constraints of 0067 allow was allowed before.

alter table second_factor validate constraint second_factor_kind_check;
alter table second_factor validate constraint second_factor_secret_check;
