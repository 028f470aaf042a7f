-- The first channels in the words of banks: full-width parentheses in Chinese, and what a transfer is called at home.
update deposit_channel_name n set name = better.name
from (values
  ('zh-CN', '国际电汇 (SWIFT)', '国际电汇（SWIFT）'),
  ('ja-JP', '海外銀行振込（SWIFT）', '海外送金（SWIFT）'),
  ('id-ID', 'Kiriman bank internasional (SWIFT)', 'Transfer bank internasional (SWIFT)'),
  ('id-ID', 'Kiriman bank lokal', 'Transfer bank dalam negeri')
) as better (locale, before, name)
where n.locale = better.locale and n.name = better.before;
