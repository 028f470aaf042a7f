-- Texts that the platform publishes: terms, help, announcements and the pages of the site menu. Those that come with
-- the platform are files in platform/content, which it loads.

create table published_text (
  id bigint generated always as identity primary key,
  kind text not null,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint published_text_kind_check check (
    kind in ('ANNOUNCEMENT', 'TERMS', 'HELP', 'HOME', 'OVERVIEW', 'TEAM', 'ROADMAP', 'WHITE_PAPER'))
);

create index published_text_newest on published_text (published_at desc, id desc);

create table published_text_translation (
  published_text_id bigint not null references published_text (id),
  locale text not null check (locale in ('en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID')),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  primary key (published_text_id, locale)
);

-- Versions of the texts that come with the platform (platform/content). The hash covers titles and contents in all
-- languages. A text without a row here was published by an operator.
create table published_content (
  published_text_id bigint primary key references published_text (id),
  slug text not null, -- of the text, for example 'help/help'
  hash bytea not null check (octet_length(hash) = 32),
  loaded_at timestamptz not null default now(),
  constraint published_content_once unique (slug, hash)
);

-- The hash of a text as it is stored.
create function published_text_hash(_id bigint) returns bytea language sql stable
  return (
    select sha256(convert_to(string_agg(t.locale || E'\n' || t.title || E'\n' || t.content, E'\n\n' order by t.locale collate "C"), 'UTF8'))
    from published_text_translation t where t.published_text_id = _id);
