-- What the platform publishes to everybody. The texts themselves follow in a migration of their own.

create table published_text (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ANNOUNCEMENT', 'TERMS')),
  published_at timestamptz not null
);

create index published_text_newest on published_text (published_at desc, id desc);

create table published_text_translation (
  published_text_id bigint not null references published_text (id),
  locale text not null check (locale in ('en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID')),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  primary key (published_text_id, locale)
);

alter table member add constraint member_agreed_terms foreign key (agreed_terms_id) references published_text (id);
