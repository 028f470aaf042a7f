-- The pages of the site menu are published texts, too, and a text can be withdrawn.

alter table published_text drop constraint published_text_kind_check;
alter table published_text add constraint published_text_kind_check check (
  kind in ('ANNOUNCEMENT', 'TERMS', 'HOME', 'OVERVIEW', 'TEAM', 'ROADMAP', 'WHITE_PAPER')) not valid;
alter table published_text add column withdrawn_at timestamptz;
