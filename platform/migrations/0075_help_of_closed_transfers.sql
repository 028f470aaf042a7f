-- migrate: batches
-- After the transaction password is set anew or the email address is changed, nothing goes to other members either: the portal's
-- own help text says so in each answer about it. What an operator published is another text, and stays as it is.

with words (locale, closed, now_closed, phrase, now_phrase, transfers, now_transfers) as (values
('en-US',
$text$Why are withdrawals closed for 24 hours? {#$text$,
$text$Why are withdrawals and transfers closed for 24 hours? {#$text$,
$text$no withdrawals can be made for 24 hours$text$,
$text$nothing can be withdrawn or sent to other members for 24 hours$text$,
$text$until 00:00 GMT+8 of the next day. The screen$text$,
$text$until 00:00 GMT+8 of the next day; after the transaction password is set anew or the email address is changed, for 24 hours. The screen$text$),
('zh-CN',
$text$为什么 24 小时内不能提现？ {#$text$,
$text$为什么 24 小时内既不能提现，也不能转账？ {#$text$,
$text$24 小时内不能提现$text$,
$text$24 小时内既不能提现，也不能转给其他会员$text$,
$text$转账会关闭到次日 00:00（GMT+8）。页面$text$,
$text$转账会关闭到次日 00:00（GMT+8）；重设交易密码或更改邮箱后，转账会关闭 24 小时。页面$text$),
('ja-JP',
$text$なぜ24時間出金できないのですか？ {#withdraw-closed}

取引パスワードの再設定後やメールアドレスの変更後は、24時間出金できません。$text$,
$text$なぜ24時間、出金も送金もできないのですか？ {#withdraw-closed}

取引パスワードの再設定後やメールアドレスの変更後は、24時間、出金も、ほかの会員への送金もできません。$text$,
$text$24時間は出金できません$text$,
$text$24時間は、出金も、ほかの会員への送金もできません$text$,
$text$まで送金できません。再開する$text$,
$text$まで送金できません。取引パスワードの再設定後やメールアドレスの変更後は、24時間送金できません。再開する$text$),
('ko-KP',
$text$왜 24시간 동안 출금할 수 없나요? {#$text$,
$text$왜 24시간 동안 출금과 이체를 할 수 없나요? {#$text$,
$text$24시간 동안 출금할 수 없습니다$text$,
$text$24시간 동안 출금하거나 다른 회원에게 보낼 수 없습니다$text$,
$text$까지 이체할 수 없습니다. 다시 열리는$text$,
$text$까지 이체할 수 없습니다. 거래 비밀번호를 새로 설정하거나 이메일 주소를 변경한 뒤에는 24시간 동안 이체할 수 없습니다. 다시 열리는$text$),
('id-ID',
$text$Mengapa saya tidak dapat menarik selama 24 jam? {#$text$,
$text$Mengapa saya tidak dapat menarik atau mentransfer selama 24 jam? {#$text$,
$text$penarikan tidak dapat dilakukan selama 24 jam$text$,
$text$penarikan dan pengiriman ke anggota lain tidak dapat dilakukan selama 24 jam$text$,
$text$sampai pukul 00:00 GMT+8 hari berikutnya. Layar$text$,
$text$sampai pukul 00:00 GMT+8 hari berikutnya; setelah kata sandi transaksi dibuat ulang atau alamat email diganti, selama 24 jam. Layar$text$)
)
update published_text_translation t set content =
  replace(replace(replace(t.content, words.closed, words.now_closed),
    words.phrase, words.now_phrase),
    words.transfers, words.now_transfers)
from words
where words.locale = t.locale and (t.published_text_id, t.locale) in (
  select one.published_text_id, one.locale from published_text_translation one
  join published_text p on p.id = one.published_text_id
  join words old on old.locale = one.locale
  where p.kind = 'HELP' and p.published_at = '2026-11-16T10:00:01+08:00'
    and position(old.phrase in one.content) > 0
  limit 1000);
