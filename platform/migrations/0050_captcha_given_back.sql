-- How often a captcha was given back, because what was refused was something else. Until now none was.

alter table captcha add given_back int not null default 0;
