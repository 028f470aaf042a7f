-- What the baseline has beyond 0128. Runs in the transaction that replaces the records of the old chain by those of the
-- baseline.

-- The baseline has no constraints that are not validated.
alter table deposit validate constraint deposit_reference_check;
alter table jackpot_round validate constraint jackpot_round_winner_order;

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

-- 0112 could not seal existing rows while this trigger covered the seal (before/0112_sealed_of_before.sql).
create or replace trigger withdrawal_step_immutable before update or delete on withdrawal_step
  for each row execute function ledger_forbid_change();

-- The texts that earlier migrations published were loaded from platform/content, so that they are not published again. A
-- text that was edited has another hash and counts as an operator's.
insert into published_content (published_text_id, slug, hash)
  select p.id, own.slug, published_text_hash(p.id)
  from (values
    ('TERMS', '2026-09-01T00:00:00+08:00', 'terms/terms',
      'f220ff03c067bf212e46ee3df7c5f9a3f64d59107edb52c6e150522eea757ac4'),
    ('ANNOUNCEMENT', '2026-10-05T10:00:00+08:00', 'announcement/welcome',
      '1b9c9e82d452eee1c10861baa840e06aba06ce41b74abd5a2dd336e76d3fc181'),
    ('ANNOUNCEMENT', '2026-10-19T10:00:00+08:00', 'announcement/two-passwords',
      '58ea6d3c9282a6d743306632b3f4f535c8dde3d7fef15a4432e7efa01a2c3daa'),
    ('ANNOUNCEMENT', '2026-11-09T10:00:00+08:00', 'announcement/business-day',
      'f0938529d08700857a7dd4c9ed9f59688886b5688cd2a84b1c6844183468b1ac'),
    ('HOME', '2026-11-16T10:00:00+08:00', 'home/home',
      'f2e049c213bee572bea8f18362a72a606ec1dfa5c20624af286a678673b33d59'),
    ('OVERVIEW', '2026-11-16T10:00:00+08:00', 'overview/overview',
      '57d11181f736204f1519a394a56ed80cdf0147a52a0445cbf194044b5c8c01f9'),
    ('TEAM', '2026-11-16T10:00:00+08:00', 'team/team',
      '516b7b4ad0c691bcbcf7ff1bfcc8d33b6b850c8d5cf34cc6ca3deb7d881b2538'),
    ('ROADMAP', '2026-11-16T10:00:00+08:00', 'roadmap/roadmap',
      '573aa9bdba7a895fcede0b3e0713e8ec2b83b1f8fcb8fe584d8cd60bb31fe47a'),
    ('WHITE_PAPER', '2026-11-16T10:00:00+08:00', 'white-paper/white-paper',
      '193c8e0d29bf315eadb721af303d5c44ff1527576a30146b51e3b63619030895'),
    ('HELP', '2026-11-16T10:00:00+08:00', 'help/help',
      '3f3df945d150494f5943d4dfa8e2eb26e7eada699fe6fe4abc273ce256950eab'),
    ('HELP', '2026-11-16T10:00:01+08:00', 'help/help',
      'dfa4321ba245bab7e50ee3143f5ea1c36444aca024132f3cc3607515decaee77')
  ) as own (kind, published_at, slug, hash)
  join published_text p on p.kind = own.kind and p.published_at = own.published_at::timestamptz
  where encode(published_text_hash(p.id), 'hex') = own.hash;
