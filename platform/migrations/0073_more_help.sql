-- More questions in the first help text, and what becomes of a deposit below the minimum. They are published a second after
-- it: what an operator published stays the newest, and where an operator took the first text back there is nothing to add to.

with first as (
  select id from published_text
  where kind = 'HELP' and published_at = '2026-11-16T10:00:00+08:00' and withdrawn_at is null
), text as (
  insert into published_text (kind, published_at) select 'HELP', '2026-11-16T10:00:01+08:00' from first returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, before.locale, before.title,
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(before.content,
    '(\{#deposit-wrong\}\n\n)[^\n]+', '\1' || more.too_little),
    '^([^\n]+\{#deposit-rejected\})$', more.deposits || '\1', 'n'),
    '^([^\n]+\{#withdraw-missing\})$', more.withdrawals || '\1', 'n'),
    '^([^\n]+\{#identity\})$', more.security || '\1', 'n')
from text, first
join published_text_translation before on before.published_text_id = first.id
join (values
('en-US',
$text$A deposit below the minimum cannot be submitted, and is not credited on its own. If you have sent it already, give support the transaction hash or your bank's receipt number. Another coin or another network is lost and cannot be recovered: compare the network and the address with your wallet before you send.$text$,
$text$What if my amount is not a multiple of the step? {#deposit-remainder}

Whole multiples are credited. What is left over is either held until our staff decide about it, or not credited. “Deposit” says which before you send, and the details of the deposit show what became of it.

$text$,
$text$Why are withdrawals closed for 24 hours? {#withdraw-closed}

After the transaction password is set anew or the email address is changed, no withdrawals can be made for 24 hours, so that someone who got into your account cannot take your credits. “Withdrawal” shows when it opens again. If it was not you, contact support at once.

Can I cancel a withdrawal? {#withdraw-cancel}

While it is under review, yes: open it under “Withdrawal”, “History” and choose “Cancel withdrawal”. The credits come back at once with the fee, but it still counts as the withdrawal of its day. Once it is approved, you cannot cancel it yourself: contact support.

$text$,
$text$What if I forget my transaction password? {#forgotten-transaction-password}

Open “Settings”, choose “Change” at the transaction password, then “Forgot it? Set a new one”. You confirm with your login password and a code that is sent to your email address. After that no withdrawals can be made for 24 hours. Without an email address, contact support.

How do I change my email address? {#change-email}

Open “Settings” and choose “Change” at the email address. One code is sent to the new address and one to the present address. Once both are entered, your other devices are signed out, and no withdrawals can be made for 24 hours. If you no longer read the present mailbox, contact support.

How do I set up two-step verification (2FA) with an authenticator app? {#two-step}

Open “Settings”, “Sign-in security”, and set up an authenticator app such as Google Authenticator. Signing in then takes a code of the app as well as your password, and so does adding a wallet address or bank account. You are shown ten recovery codes: keep them where you find them without your phone. If you like, a code also takes the place of the transaction password.

What is a passkey? {#passkey}

A passkey is kept on your device and unlocked with your fingerprint, face or PIN. It signs you in without a password, works only at the portal's own address, and can take the place of an authenticator code. Where it is offered, you add one under “Settings”, “Sign-in security”.

What if I lost my phone? {#lost-phone}

Sign in with your password and, in place of the app's code, one of your recovery codes, or with another passkey. Then open “Settings”: under “Sign-in security” remove the lost app or passkey and set up a new one, and under “Signed-in devices” sign the phone out. If you have no recovery code left either, contact support.

How do I see my devices and end a session? {#devices}

“Settings”, “Signed-in devices” shows where you are signed in. You can sign out any of them, or all others at once. If you do not recognise one, change your login password as well: that signs out every device.

$text$),
('zh-CN',
$text$低于最低金额的充值无法提交，也无法单独到账。如果已经转出，请将交易哈希或银行回单号告知客服。发送其他币种或使用其他网络的款项将会丢失，无法找回，付款前请与您的钱包核对网络和地址。$text$,
$text$充值金额不是整数倍怎么办？ {#deposit-remainder}

按整数倍到账。不足整数倍的零头会暂时保留，由工作人员处理，或者不到账。“充值”页面会在您付款前说明采用哪一种，处理结果可在该笔充值的详情中查看。

$text$,
$text$为什么 24 小时内不能提现？ {#withdraw-closed}

重设交易密码或更改邮箱后，24 小时内不能提现，以防他人进入您的账户后转走积分。“提现”页面会显示重新开放的时间。如果不是您本人操作，请立即联系客服。

可以取消提现吗？ {#withdraw-cancel}

审核期间可以：请在“提现”的“记录”中打开该笔提现，选择“取消提现”。积分连同手续费立即退回，但仍算作当日的一次提现。审核通过后您无法自行取消，请联系客服。

$text$,
$text$忘记交易密码怎么办？ {#forgotten-transaction-password}

打开“设置”，在交易密码处选择“更改”，再选择“忘记了？设置新密码”。您需要输入登录密码，以及发送到您邮箱的验证码。之后 24 小时内不能提现。没有邮箱的账户请联系客服。

如何更改邮箱？ {#change-email}

打开“设置”，在邮箱地址处选择“更改”。新邮箱和现有邮箱会各收到一个验证码。两个验证码都输入后，您的其他设备将退出登录，且 24 小时内不能提现。如果已无法使用现有邮箱，请联系客服。

如何用身份验证器应用设置两步验证（2FA）？ {#two-step}

打开“设置”中的“登录安全”，设置身份验证器应用，例如 Google Authenticator。之后登录除密码外还需要应用中的验证码，添加钱包地址或银行账户时也一样。届时会显示十个恢复代码，请保存在没有手机也能找到的地方。您也可以改用验证码代替交易密码。

什么是通行密钥（Passkey）？ {#passkey}

通行密钥保存在您的设备上，用指纹、面容或 PIN 码解锁。用它登录无需密码；它只在会员中心自己的网址有效，也可以代替应用的验证码。如网站提供此功能，可在“设置”的“登录安全”中添加。

手机丢失怎么办？ {#lost-phone}

请用密码登录，并用一个恢复代码代替应用的验证码；也可以用其他通行密钥登录。然后打开“设置”：在“登录安全”中移除丢失的应用或通行密钥并重新设置，在“已登录的设备”中将该手机退出登录。如果恢复代码也没有了，请联系客服。

如何查看已登录的设备并将其退出登录？ {#devices}

“设置”中的“已登录的设备”会显示您在哪些设备上登录。您可以将其中任何一台退出登录，或一次将其他所有设备退出登录。如有不认识的设备，请同时更改登录密码，这会使所有设备退出登录。

$text$),
('ja-JP',
$text$最低額に満たない入金は申請できず、それだけでは反映されません。すでに送った場合は、トランザクションハッシュまたは銀行の受付番号をサポートにお知らせください。別のコインや別のネットワークで送ったものは失われ、取り戻せません。送る前に、ネットワークとアドレスをウォレットの表示と照らし合わせてください。$text$,
$text$金額が単位の倍数でない場合はどうなりますか？ {#deposit-remainder}

反映は単位の倍数で行われます。端数は、保留されて担当者が取り扱いを決めるか、反映されないかのどちらかです。どちらになるかは送る前に「入金」に表示され、結果はその入金の詳細で確認できます。

$text$,
$text$なぜ24時間出金できないのですか？ {#withdraw-closed}

取引パスワードの再設定後やメールアドレスの変更後は、24時間出金できません。他人がアカウントに入っても、クレジットを持ち出せないようにするためです。再開する時刻は「出金」に表示されます。心当たりがない場合は、すぐにサポートへお問い合わせください。

出金をキャンセルできますか？ {#withdraw-cancel}

審査中であればできます。「出金」の「履歴」で出金を開き、「出金をキャンセル」を選んでください。クレジットは手数料とともにすぐに戻りますが、その日の1回として数えられます。承認されたあとはご自身ではキャンセルできません。サポートにお問い合わせください。

$text$,
$text$取引パスワードを忘れたらどうすればよいですか？ {#forgotten-transaction-password}

「設定」を開き、取引パスワードの「変更」から「お忘れの場合は新しく設定」を選んでください。ログインパスワードと、メールアドレスに届く認証コードで確認します。そのあと24時間は出金できません。メールアドレスのないアカウントは、サポートにお問い合わせください。

メールアドレスはどうやって変更しますか？ {#change-email}

「設定」を開き、メールアドレスの「変更」を選びます。新しいアドレスと現在のアドレスに、それぞれ認証コードが届きます。両方を入力すると、ほかの端末はログアウトされ、24時間は出金できません。現在のアドレスを使えなくなった場合は、サポートにお問い合わせください。

認証アプリで2段階認証（2FA）を設定するにはどうすればよいですか？ {#two-step}

「設定」の「ログインのセキュリティ」で、Google Authenticator などの認証アプリを設定してください。そのあとは、ログインにパスワードとアプリのコードの両方が必要になり、ウォレットアドレスや銀行口座の追加にもコードが必要です。リカバリーコードが10個表示されるので、スマートフォンがなくても見つけられる場所に保管してください。取引パスワードの代わりにコードで確認することもできます。

パスキーとは何ですか？ {#passkey}

パスキーは端末に保存され、指紋、顔、PINでロックを解除して使います。パスワードなしでログインでき、ポータルの正しいアドレスでだけ働き、認証アプリのコードの代わりにもなります。提供されている場合は、「設定」の「ログインのセキュリティ」で追加できます。

スマートフォンをなくしたらどうすればよいですか？ {#lost-phone}

パスワードを入力し、アプリのコードの代わりにリカバリーコードを1つ使ってログインしてください。別のパスキーでもログインできます。そのあと「設定」を開き、「ログインのセキュリティ」でなくした端末のアプリやパスキーを削除して新しく設定し、「ログイン中の端末」でその端末をログアウトさせてください。リカバリーコードもない場合は、サポートにお問い合わせください。

ログイン中の端末を確認し、ログアウトさせるにはどうすればよいですか？ {#devices}

「設定」の「ログイン中の端末」に、ログインしている端末が表示されます。1台ずつ、またはほかのすべての端末をまとめてログアウトさせることができます。心当たりのない端末があれば、ログインパスワードも変更してください。すべての端末がログアウトします。

$text$),
('ko-KP',
$text$최소 금액보다 적은 입금은 접수할 수 없고, 그것만으로는 반영되지 않습니다. 이미 보냈다면 거래 해시나 은행 접수 번호를 고객센터에 알려 주세요. 다른 코인이나 다른 네트워크로 보낸 것은 잃게 되며 되찾을 수 없습니다. 보내기 전에 네트워크와 주소를 지갑과 비교하세요.$text$,
$text$금액이 단위의 배수가 아니면 어떻게 되나요? {#deposit-remainder}

단위의 배수까지 반영됩니다. 단위에 못 미치는 나머지는 보류되어 담당자가 처리하거나, 반영되지 않습니다. 어느 쪽인지는 보내기 전에 “입금”에 표시되며, 결과는 해당 입금의 상세에서 볼 수 있습니다.

$text$,
$text$왜 24시간 동안 출금할 수 없나요? {#withdraw-closed}

거래 비밀번호를 새로 설정하거나 이메일 주소를 변경한 뒤에는 24시간 동안 출금할 수 없습니다. 다른 사람이 계정에 들어와도 크레딧을 빼 가지 못하게 하기 위해서입니다. 다시 열리는 시각은 “출금”에 표시됩니다. 본인이 하지 않았다면 바로 고객센터에 문의하세요.

출금을 취소할 수 있나요? {#withdraw-cancel}

심사 중에는 취소할 수 있습니다. “출금”의 “내역”에서 해당 출금을 열고 “출금 취소”를 선택하세요. 크레딧은 수수료와 함께 바로 돌아오지만, 그날의 출금으로 계산됩니다. 승인된 뒤에는 직접 취소할 수 없으니 고객센터에 문의하세요.

$text$,
$text$거래 비밀번호를 잊으면 어떻게 하나요? {#forgotten-transaction-password}

“설정”을 열고 거래 비밀번호의 “변경”에서 “잊으셨나요? 새로 설정하기”를 선택하세요. 로그인 비밀번호와 이메일로 받은 인증 코드로 확인합니다. 그 뒤 24시간 동안 출금할 수 없습니다. 이메일이 없는 계정은 고객센터에 문의하세요.

이메일 주소는 어떻게 바꾸나요? {#change-email}

“설정”을 열고 이메일 주소의 “변경”을 선택하세요. 새 주소와 현재 주소로 인증 코드를 하나씩 보냅니다. 두 코드를 모두 입력하면 다른 기기에서 로그아웃되고 24시간 동안 출금할 수 없습니다. 현재 메일함을 더 이상 쓸 수 없다면 고객센터에 문의하세요.

인증 앱으로 2단계 인증(2FA)을 설정하려면 어떻게 하나요? {#two-step}

“설정”의 “로그인 보안”에서 Google Authenticator 같은 인증 앱을 설정하세요. 그러면 로그인할 때 비밀번호와 함께 앱의 코드가 필요하고, 지갑 주소나 은행 계좌를 추가할 때도 필요합니다. 이때 표시되는 복구 코드 10개는 휴대전화가 없어도 찾을 수 있는 곳에 보관하세요. 거래 비밀번호 대신 코드로 확인하도록 바꿀 수도 있습니다.

패스키란 무엇인가요? {#passkey}

패스키는 기기에 저장되며 지문, 얼굴 또는 PIN으로 잠금을 풉니다. 비밀번호 없이 로그인할 수 있고, 포털의 실제 주소에서만 작동하며, 인증 앱의 코드를 대신할 수도 있습니다. 제공되는 경우 “설정”의 “로그인 보안”에서 추가할 수 있습니다.

휴대전화를 잃어버리면 어떻게 하나요? {#lost-phone}

비밀번호를 입력하고 앱의 코드 대신 복구 코드 하나로 로그인하거나, 다른 패스키로 로그인하세요. 그런 다음 “설정”을 열어 “로그인 보안”에서 잃어버린 기기의 앱이나 패스키를 삭제하고 새로 설정한 뒤, “로그인된 기기”에서 그 휴대전화를 로그아웃하세요. 복구 코드도 없다면 고객센터에 문의하세요.

로그인된 기기를 보고 로그아웃하려면 어떻게 하나요? {#devices}

“설정”의 “로그인된 기기”에서 어느 기기에 로그인되어 있는지 볼 수 있습니다. 하나씩 로그아웃하거나 다른 모든 기기를 한꺼번에 로그아웃할 수 있습니다. 모르는 기기가 있으면 로그인 비밀번호도 변경하세요. 그러면 모든 기기에서 로그아웃됩니다.

$text$),
('id-ID',
$text$Deposit di bawah minimum tidak dapat diajukan dan tidak dikreditkan tersendiri. Jika sudah Anda kirim, sampaikan hash transaksi atau nomor bukti bank kepada layanan bantuan. Koin lain atau kiriman lewat jaringan lain akan hilang dan tidak dapat dikembalikan: cocokkan jaringan dan alamat dengan dompet Anda sebelum mengirim.$text$,
$text$Bagaimana jika jumlahnya bukan kelipatan yang ditentukan? {#deposit-remainder}

Yang dikreditkan adalah kelipatannya. Sisanya ditahan sampai diputuskan petugas, atau tidak dikreditkan. “Deposit” menyebutkan mana yang berlaku sebelum Anda mengirim, dan hasilnya terlihat pada detail deposit itu.

$text$,
$text$Mengapa saya tidak dapat menarik selama 24 jam? {#withdraw-closed}

Setelah kata sandi transaksi dibuat ulang atau alamat email diganti, penarikan tidak dapat dilakukan selama 24 jam, agar orang lain yang masuk ke akun Anda tidak dapat mengambil kredit Anda. “Penarikan” menampilkan kapan dibuka lagi. Jika bukan Anda yang melakukannya, segera hubungi layanan bantuan.

Apakah penarikan dapat dibatalkan? {#withdraw-cancel}

Ya, selama masih ditinjau: buka penarikan itu di “Penarikan”, “Riwayat”, lalu pilih “Batalkan penarikan”. Kredit dan biayanya langsung kembali, tetapi tetap dihitung sebagai penarikan pada hari itu. Setelah disetujui, Anda tidak dapat membatalkannya sendiri: hubungi layanan bantuan.

$text$,
$text$Bagaimana jika saya lupa kata sandi transaksi? {#forgotten-transaction-password}

Buka “Pengaturan”, pilih “Ubah” pada kata sandi transaksi, lalu “Lupa? Buat yang baru”. Anda mengonfirmasinya dengan kata sandi masuk dan kode yang dikirim ke alamat email Anda. Setelah itu penarikan tidak dapat dilakukan selama 24 jam. Tanpa alamat email, hubungi layanan bantuan.

Bagaimana cara mengganti alamat email? {#change-email}

Buka “Pengaturan” dan pilih “Ubah” pada alamat email. Satu kode dikirim ke alamat baru dan satu ke alamat saat ini. Setelah keduanya dimasukkan, perangkat Anda yang lain dikeluarkan, dan penarikan tidak dapat dilakukan selama 24 jam. Jika email saat ini tidak dapat dibuka lagi, hubungi layanan bantuan.

Bagaimana cara mengatur verifikasi dua langkah (2FA) dengan aplikasi autentikator? {#two-step}

Buka “Pengaturan”, “Keamanan masuk”, lalu atur aplikasi autentikator, misalnya Google Authenticator. Setelah itu, masuk memerlukan kode dari aplikasi selain kata sandi, begitu pula menambahkan alamat dompet atau rekening bank. Anda diberi sepuluh kode pemulihan: simpan di tempat yang bisa Anda temukan tanpa ponsel. Jika mau, kode juga dapat menggantikan kata sandi transaksi.

Apa itu kunci sandi (passkey)? {#passkey}

Kunci sandi disimpan di perangkat Anda dan dibuka dengan sidik jari, wajah, atau PIN. Dengannya Anda dapat masuk tanpa kata sandi. Kunci sandi hanya berfungsi di alamat portal yang sebenarnya dan dapat menggantikan kode aplikasi autentikator. Jika tersedia, tambahkan di “Pengaturan”, “Keamanan masuk”.

Bagaimana jika ponsel saya hilang? {#lost-phone}

Masuklah dengan kata sandi dan salah satu kode pemulihan sebagai pengganti kode aplikasi, atau dengan kunci sandi lain. Lalu buka “Pengaturan”: di “Keamanan masuk” hapus aplikasi atau kunci sandi yang hilang dan atur yang baru, dan di “Perangkat yang masuk” keluarkan ponsel itu. Jika kode pemulihan juga tidak ada, hubungi layanan bantuan.

Bagaimana cara melihat perangkat saya dan mengakhiri sesi? {#devices}

“Pengaturan”, “Perangkat yang masuk” menampilkan di mana saja Anda masuk. Anda dapat mengeluarkan salah satunya, atau semua yang lain sekaligus. Jika ada yang tidak Anda kenali, ubah juga kata sandi masuk: semua perangkat akan dikeluarkan.

$text$)
) as more (locale, too_little, deposits, withdrawals, security) on more.locale = before.locale;
