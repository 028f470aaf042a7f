-- migrate: batches
-- An approval takes effect when the next business day begins: the portal's own help text says so. What an operator published is
-- another text, and stays as it is.

with words (locale, phrase, now_phrase) as (values
('en-US', $text$Once approved, it is paid from 00:00 GMT+8 of the next day at the earliest.$text$, $text$It is approved and paid from 00:00 GMT+8 of the next day at the earliest.$text$),
('zh-CN', $text$通过后，最早从次日 00:00（GMT+8）起打款，$text$, $text$最早从次日 00:00（GMT+8）起通过并打款，$text$),
('ja-JP', $text$承認されると、早ければ翌日の00:00（GMT+8）から支払われます。$text$, $text$承認と支払いは、早ければ翌日の00:00（GMT+8）からです。$text$),
('ko-KP', $text$승인되면 빠르면 다음 날 00:00 (GMT+8)부터 지급됩니다.$text$, $text$승인과 지급은 빠르면 다음 날 00:00 (GMT+8)부터 이루어집니다.$text$),
('id-ID', $text$Setelah disetujui, penarikan dibayarkan paling cepat mulai pukul 00:00 GMT+8 hari berikutnya.$text$, $text$Penarikan disetujui dan dibayarkan paling cepat mulai pukul 00:00 GMT+8 hari berikutnya.$text$))
update published_text_translation t set content = replace(t.content, words.phrase, words.now_phrase)
from words
where words.locale = t.locale and (t.published_text_id, t.locale) in (
  select one.published_text_id, one.locale from published_text_translation one
  join published_text p on p.id = one.published_text_id
  join words old on old.locale = one.locale
  where p.kind = 'HELP' and p.published_at = '2026-11-16T10:00:01+08:00'
    and position(old.phrase in one.content) > 0
  limit 1000);
