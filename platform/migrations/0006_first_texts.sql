-- The terms in force and the first announcements, in the five languages. Paragraphs are parted by an empty line.

with text as (
  insert into published_text (kind, published_at) values ('TERMS', '2026-09-01T00:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'Terms of use', $text$1. What these terms cover. These terms govern your membership and your use of the members' portal. By accepting them you enter into an agreement with the platform. If you do not accept them, you cannot use the parts of the portal that move credits.

2. Your account. You must be of age and entitled to join where you live. You register once, under your own name and nationality, and you use the account yourself. Tell us when your details change. We may ask you to prove your identity before credits are paid out.

3. Your passwords. The login password opens your account; the transaction password confirms every movement of credits. Keep both to yourself and keep them different. Whoever enters them acts in your name, so tell support at once when you believe that somebody else knows one of them. We never ask you for a password or a code.

4. Credits. Credits are units of account on this platform. They are neither money nor a bank deposit, they bear no interest by themselves, and they are not covered by a deposit guarantee. Each kind of credit has its own use, which the portal explains where you use it. Your records show every movement, with its receipt number.

5. Transfers. A transfer to another member takes effect at once and cannot be taken back. Check the recipient and the amount before you confirm. Fees, minimum amounts and closing times are shown before you confirm. After the redemption of an insurance package transfers are closed for you until 00:00 GMT+8 of the next day.

6. Deposits and withdrawals. Deposits and withdrawals are reviewed. Send funds only in the currency, on the network and to the address or account that the portal shows for your order; what is sent otherwise may be lost, and we cannot recover it for you. Smart-contract addresses are not accepted.

7. Packages, trading and games. Packages, peer-to-peer trades, the jackpot and the linked game carry risk, and you may lose what you put in. Past results promise nothing for the future. Nothing in the portal is investment, tax or legal advice. Decide for yourself, and use only what you can afford to lose.

8. Bonuses. Bonuses follow the published rules. A bonus that was credited by mistake, or obtained by deceit, may be taken back.

9. What is not allowed. You may not use somebody else's account or identity, hold several accounts to obtain bonuses, launder money, break sanctions, attack or overload the platform, or use programs that act in your place.

10. Closing of accounts. You may leave at any time. We may close an account that breaks these terms or the law, or that endangers other members; we tell you the reason unless the law forbids it. Credits that are yours by right are paid out after review.

11. Our responsibility. We keep the books with care and correct our mistakes. We are not liable for failures of networks, banks or blockchains, for losses in packages or trades, or for losses that arise because somebody had your passwords. Rights that the law gives you and that cannot be waived remain yours.

12. Your data. We keep what we need to run your account and to meet the law: your details, your proofs of identity, your movements and your sign-ins. We show it to nobody who has no right to it.

13. Changes. When these terms change, the portal shows you the new text and asks you to accept it. A business day runs from 00:00 to 24:00 GMT+8. Should the translations of this text differ, the English text holds.$text$),
('zh-CN', '使用条款', $text$1. 适用范围。本条款适用于您的会员身份以及您对会员中心的使用。接受本条款即表示您与平台订立协议。如不接受，您将无法使用会员中心内涉及积分变动的功能。

2. 您的账户。您须已成年，并有权在您的居住地加入本平台。您应以本人姓名和国籍注册一次，并由本人使用账户。资料如有变更，请告知我们。在支付积分之前，我们可能要求您证明身份。

3. 您的密码。登录密码用于进入账户，交易密码用于确认每一笔积分变动。请妥善保管并使两者不同。凡使用您的密码进行的操作，均视为您本人所为；如怀疑他人知悉您的密码，请立即联系客服。我们绝不会向您索要密码或验证码。

4. 积分。积分是本平台的记账单位，既不是货币，也不是银行存款，本身不产生利息，也不受存款保险保障。每种积分各有用途，会员中心会在使用处说明。您的记录会列出每一笔变动及其单号。

5. 转账。向其他会员转账即时生效，不可撤回。确认之前，请核对收款会员和金额。手续费、最低金额和关闭时间会在您确认之前显示。赎回保险套餐后，您的转账将关闭至次日 00:00（GMT+8）。

6. 充值与提现。充值与提现须经审核。请仅按会员中心为您的订单显示的币种、网络以及地址或账户汇款；以其他方式汇出的款项可能丢失，我们无法为您追回。不接受智能合约地址。

7. 套餐、交易与游戏。套餐、点对点交易、大奖以及关联游戏均有风险，您可能损失所投入的积分。过往结果不代表未来收益。会员中心内的任何内容均不构成投资、税务或法律建议。请自行判断，并仅使用您能够承受损失的数额。

8. 奖金。奖金按公布的规则发放。因错误入账或以欺骗手段取得的奖金，可以被收回。

9. 禁止行为。您不得使用他人的账户或身份，不得为获取奖金而持有多个账户，不得洗钱或违反制裁规定，不得攻击平台或使其超负荷，也不得使用代替您操作的程序。

10. 账户关闭。您可以随时离开。对于违反本条款或法律，或危及其他会员的账户，我们可以予以关闭；除法律禁止外，我们会告知原因。依法属于您的积分将在审核后支付。

11. 我们的责任。我们谨慎记账并纠正自身错误。对于网络、银行或区块链的故障，套餐或交易中的损失，以及因他人掌握您的密码而产生的损失，我们不承担责任。法律赋予您且不可放弃的权利不受影响。

12. 您的数据。我们仅保存运营账户和遵守法律所需的内容：您的资料、身份证明、积分变动和登录记录。我们不会向无权知悉者披露。

13. 变更。条款变更时，会员中心会向您展示新文本并请您接受。平台的一天按 GMT+8 从 00:00 至 24:00 计算。各语言译文如有差异，以英文文本为准。$text$),
('ja-JP', '利用規約', $text$1. 適用範囲。本規約は、会員資格および会員ポータルの利用に適用されます。本規約に同意すると、当プラットフォームとの間で契約が成立します。同意されない場合、クレジットの移動を伴う機能はご利用いただけません。

2. アカウント。会員は成年であり、お住まいの地域で加入が認められている必要があります。登録はご本人の氏名と国籍で一度だけ行い、ご本人がご利用ください。登録内容が変わったときはお知らせください。クレジットを払い出す前に、本人確認をお願いすることがあります。

3. パスワード。ログインパスワードはアカウントに入るため、取引パスワードはクレジットの移動を確認するために使います。どちらも他人に知らせず、異なるものにしてください。入力された操作はご本人によるものとみなします。他人に知られたおそれがあるときは、直ちにサポートへご連絡ください。当社がパスワードや認証コードをお尋ねすることはありません。

4. クレジット。クレジットは当プラットフォーム上の計算単位です。通貨でも銀行預金でもなく、それ自体に利息は付かず、預金保険の対象にもなりません。種類ごとの用途は、ご利用になる画面で説明しています。すべての移動は、受付番号とともに履歴でご確認いただけます。

5. 送金。ほかの会員への送金は直ちに効力を生じ、取り消すことはできません。確定する前に、送金先と金額をお確かめください。手数料、最低金額、停止時間は確定前に表示されます。保険パッケージを解約すると、翌日00:00（GMT+8）まで送金できません。

6. 入金と出金。入金と出金には審査があります。ポータルが注文ごとに示す通貨、ネットワーク、アドレスまたは口座に限ってお送りください。それ以外の方法で送られたものは失われることがあり、当社では取り戻せません。スマートコントラクトのアドレスは受け付けません。

7. パッケージ、取引、ゲーム。パッケージ、会員間取引、ジャックポット、連携ゲームにはリスクがあり、投じたものを失うことがあります。過去の結果は将来を約束しません。ポータルの内容は、投資、税務、法律の助言ではありません。ご自身で判断し、失っても差し支えない範囲でご利用ください。

8. ボーナス。ボーナスは公表された規則に従って付与されます。誤って付与されたもの、または不正に得られたものは取り消すことがあります。

9. 禁止事項。他人のアカウントや身元の使用、ボーナスを得るための複数アカウントの保有、資金洗浄、制裁違反、プラットフォームへの攻撃や過度な負荷、本人に代わって操作するプログラムの使用を禁じます。

10. アカウントの閉鎖。いつでも退会できます。本規約や法令に違反するアカウント、ほかの会員に危険を及ぼすアカウントは閉鎖することがあります。法令で禁じられる場合を除き、理由をお知らせします。正当に会員に帰属するクレジットは、審査のうえ払い出します。

11. 当社の責任。当社は注意を払って帳簿を管理し、誤りを訂正します。ネットワーク、銀行、ブロックチェーンの障害、パッケージや取引での損失、パスワードが他人に知られたことによる損失については責任を負いません。法令により放棄できない権利は影響を受けません。

12. データ。当社は、アカウントの運営と法令の遵守に必要なもの、すなわち登録内容、本人確認書類、クレジットの移動、ログインの履歴を保管します。権利のない者には開示しません。

13. 変更。規約が変わるときは、ポータルに新しい本文を表示し、同意をお願いします。当プラットフォームの1日は、GMT+8の00:00から24:00までです。翻訳に相違があるときは、英語の本文が優先します。$text$),
('ko-KP', '이용 약관', $text$1. 적용 범위. 이 약관은 회원 자격과 회원 포털 이용에 적용됩니다. 약관에 동의하면 플랫폼과 계약을 맺게 됩니다. 동의하지 않으면 크레딧을 이동하는 기능을 이용할 수 없습니다.

2. 계정. 회원은 성년이어야 하며 거주지에서 가입할 자격이 있어야 합니다. 본인의 이름과 국적으로 한 번만 가입하고 본인이 직접 계정을 사용해야 합니다. 정보가 바뀌면 알려 주세요. 크레딧을 지급하기 전에 본인 확인을 요청할 수 있습니다.

3. 비밀번호. 로그인 비밀번호는 계정에 로그인할 때, 거래 비밀번호는 크레딧을 이동할 때마다 확인용으로 씁니다. 두 비밀번호를 서로 다르게 정하고 아무에게도 알리지 마세요. 비밀번호를 입력한 행위는 회원 본인의 행위로 봅니다. 다른 사람이 알게 되었다고 생각되면 즉시 고객센터에 알려 주세요. 저희는 비밀번호나 인증 코드를 묻지 않습니다.

4. 크레딧. 크레딧은 이 플랫폼의 계산 단위입니다. 화폐도 은행 예금도 아니며, 그 자체로 이자가 붙지 않고 예금 보호의 대상도 아닙니다. 크레딧 종류마다 쓰임이 다르며, 포털이 해당 화면에서 설명합니다. 모든 이동은 접수 번호와 함께 내역에 표시됩니다.

5. 이체. 다른 회원에게 보내는 이체는 즉시 효력이 생기며 되돌릴 수 없습니다. 확정하기 전에 받는 회원과 금액을 확인하세요. 수수료, 최소 금액, 중지 시간은 확정 전에 표시됩니다. 보험 패키지를 해지하면 다음 날 00:00(GMT+8)까지 이체할 수 없습니다.

6. 입금과 출금. 입금과 출금은 심사를 거칩니다. 포털이 주문별로 안내하는 통화, 네트워크, 주소 또는 계좌로만 보내세요. 다르게 보낸 자금은 잃을 수 있으며 저희가 되찾아 드릴 수 없습니다. 스마트 계약 주소는 받지 않습니다.

7. 패키지, 거래, 게임. 패키지, 회원 간 거래, 잭팟, 연결된 게임에는 위험이 따르며 넣은 것을 잃을 수 있습니다. 과거의 결과는 미래를 보장하지 않습니다. 포털의 어떤 내용도 투자, 세무, 법률 자문이 아닙니다. 스스로 판단하고, 잃어도 되는 만큼만 이용하세요.

8. 보너스. 보너스는 공개된 규칙에 따라 지급됩니다. 착오로 지급되었거나 속임수로 얻은 보너스는 회수할 수 있습니다.

9. 금지 행위. 다른 사람의 계정이나 신원을 사용하거나, 보너스를 얻으려고 여러 계정을 보유하거나, 자금을 세탁하거나, 제재를 위반하거나, 플랫폼을 공격하거나 과부하를 일으키거나, 본인을 대신해 동작하는 프로그램을 사용해서는 안 됩니다.

10. 계정 폐쇄. 회원은 언제든지 탈퇴할 수 있습니다. 이 약관이나 법을 어기거나 다른 회원을 위험하게 하는 계정은 폐쇄할 수 있으며, 법이 금지하지 않는 한 이유를 알려 드립니다. 정당하게 회원의 것인 크레딧은 심사 후 지급합니다.

11. 책임. 저희는 장부를 신중하게 관리하고 잘못을 바로잡습니다. 네트워크, 은행, 블록체인의 장애, 패키지나 거래에서 생긴 손실, 다른 사람이 비밀번호를 알게 되어 생긴 손실에는 책임을 지지 않습니다. 법이 보장하며 포기할 수 없는 권리는 그대로 유지됩니다.

12. 데이터. 저희는 계정 운영과 법 준수에 필요한 것, 곧 회원 정보, 신원 증명, 크레딧 이동, 로그인 기록을 보관합니다. 권한이 없는 사람에게는 보여 주지 않습니다.

13. 변경. 약관이 바뀌면 포털이 새 내용을 보여 주고 동의를 구합니다. 플랫폼의 하루는 GMT+8 기준 00:00부터 24:00까지입니다. 번역문이 서로 다르면 영어 본문을 따릅니다.$text$),
('id-ID', 'Ketentuan penggunaan', $text$1. Cakupan. Ketentuan ini berlaku untuk keanggotaan Anda dan penggunaan portal anggota. Dengan menyetujuinya, Anda mengadakan perjanjian dengan platform. Jika tidak setuju, Anda tidak dapat memakai bagian portal yang memindahkan kredit.

2. Akun Anda. Anda harus sudah dewasa dan berhak bergabung di tempat Anda tinggal. Anda mendaftar satu kali dengan nama dan kewarganegaraan sendiri, dan memakai akun itu sendiri. Beri tahu kami jika data Anda berubah. Kami dapat meminta bukti identitas sebelum kredit dibayarkan.

3. Kata sandi Anda. Kata sandi masuk membuka akun, dan kata sandi transaksi mengonfirmasi setiap perpindahan kredit. Rahasiakan keduanya dan buatlah berbeda. Siapa pun yang memasukkannya dianggap bertindak atas nama Anda, jadi segera hubungi layanan bantuan bila Anda menduga orang lain mengetahuinya. Kami tidak pernah meminta kata sandi atau kode Anda.

4. Kredit. Kredit adalah satuan hitung di platform ini. Kredit bukan uang dan bukan simpanan bank, tidak berbunga dengan sendirinya, dan tidak dijamin oleh penjaminan simpanan. Setiap jenis kredit punya kegunaan sendiri yang dijelaskan portal di tempat pemakaiannya. Riwayat Anda memuat setiap mutasi beserta nomor buktinya.

5. Transfer. Transfer ke anggota lain berlaku seketika dan tidak dapat ditarik kembali. Periksa penerima dan jumlahnya sebelum mengonfirmasi. Biaya, jumlah minimum, dan waktu penutupan ditampilkan sebelum Anda mengonfirmasi. Setelah Anda mencairkan paket asuransi, transfer ditutup bagi Anda sampai pukul 00.00 GMT+8 hari berikutnya.

6. Deposit dan penarikan. Deposit dan penarikan ditinjau lebih dahulu. Kirim dana hanya dalam mata uang, di jaringan, dan ke alamat atau rekening yang ditunjukkan portal untuk pesanan Anda; dana yang dikirim dengan cara lain dapat hilang dan tidak dapat kami kembalikan. Alamat kontrak pintar tidak diterima.

7. Paket, perdagangan, dan gim. Paket, perdagangan antaranggota, jackpot, dan gim yang terhubung mengandung risiko, dan Anda dapat kehilangan apa yang Anda masukkan. Hasil di masa lalu tidak menjanjikan apa pun. Isi portal bukan nasihat investasi, pajak, atau hukum. Putuskan sendiri, dan pakai hanya sejumlah yang sanggup Anda relakan.

8. Bonus. Bonus mengikuti aturan yang diumumkan. Bonus yang diberikan karena kekeliruan atau diperoleh dengan penipuan dapat ditarik kembali.

9. Yang dilarang. Anda tidak boleh memakai akun atau identitas orang lain, memiliki beberapa akun demi bonus, mencuci uang, melanggar sanksi, menyerang atau membebani platform secara berlebihan, atau memakai program yang bertindak menggantikan Anda.

10. Penutupan akun. Anda boleh berhenti kapan saja. Kami dapat menutup akun yang melanggar ketentuan ini atau hukum, atau yang membahayakan anggota lain; kami memberitahukan alasannya kecuali dilarang hukum. Kredit yang menjadi hak Anda dibayarkan setelah ditinjau.

11. Tanggung jawab kami. Kami mengelola pembukuan dengan cermat dan memperbaiki kesalahan kami. Kami tidak bertanggung jawab atas gangguan jaringan, bank, atau blockchain, atas kerugian dalam paket atau perdagangan, maupun atas kerugian karena orang lain mengetahui kata sandi Anda. Hak yang diberikan hukum dan tidak dapat dikesampingkan tetap menjadi milik Anda.

12. Data Anda. Kami menyimpan apa yang diperlukan untuk mengelola akun dan memenuhi hukum: data diri, bukti identitas, mutasi kredit, dan catatan masuk. Kami tidak memperlihatkannya kepada pihak yang tidak berhak.

13. Perubahan. Jika ketentuan ini berubah, portal menampilkan naskah baru dan meminta persetujuan Anda. Satu hari di platform berlangsung dari pukul 00.00 sampai 24.00 GMT+8. Jika terjemahan berbeda, naskah bahasa Inggris yang berlaku.$text$)
) as t (locale, title, content);

with text as (
  insert into published_text (kind, published_at) values ('ANNOUNCEMENT', '2026-10-05T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'Welcome to the members'' portal', $text$Your seven kinds of credits are now in one place. The dashboard shows what is available, what is frozen for an open order and what is locked in a package, and says why.

You can transfer cash credits to another member, and find every movement in your records with its receipt number. Figures refresh by themselves every ten seconds.$text$),
('zh-CN', '欢迎使用会员中心', $text$您的七种积分现已集中在一处。首页会显示可用、因未完成订单而冻结以及锁定在套餐中的数额，并说明原因。

您可以把现金积分转给其他会员，并在记录中查看每一笔变动及其单号。数据每 10 秒自动刷新。$text$),
('ja-JP', '会員ポータルへようこそ', $text$7種類のクレジットを一か所でご確認いただけるようになりました。ダッシュボードには、利用可能な金額、未完了の注文のために凍結中の金額、パッケージでロック中の金額が、その理由とともに表示されます。

現金クレジットをほかの会員に送金でき、すべての移動は受付番号とともに履歴でご確認いただけます。数字は10秒ごとに自動で更新されます。$text$),
('ko-KP', '회원 포털에 오신 것을 환영합니다', $text$일곱 가지 크레딧을 이제 한곳에서 볼 수 있습니다. 대시보드는 사용 가능한 금액, 처리 중인 주문 때문에 동결된 금액, 패키지에 잠긴 금액을 그 이유와 함께 보여 줍니다.

현금 크레딧을 다른 회원에게 이체할 수 있으며, 모든 이동은 접수 번호와 함께 내역에서 확인할 수 있습니다. 수치는 10초마다 자동으로 갱신됩니다.$text$),
('id-ID', 'Selamat datang di portal anggota', $text$Ketujuh jenis kredit Anda kini ada di satu tempat. Beranda menampilkan jumlah yang tersedia, yang dibekukan untuk pesanan yang belum selesai, dan yang terkunci dalam paket, lengkap dengan alasannya.

Anda dapat mentransfer kredit tunai kepada anggota lain, dan menemukan setiap mutasi di riwayat Anda beserta nomor buktinya. Angka diperbarui otomatis setiap 10 detik.$text$)
) as t (locale, title, content);

with text as (
  insert into published_text (kind, published_at) values ('ANNOUNCEMENT', '2026-10-19T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'Two passwords protect your credits', $text$The login password opens your account. The transaction password confirms every movement of credits, so the two must be different.

After five wrong attempts a password is locked for 15 minutes. Changing the login password signs you out everywhere. We never ask for a password or a code: whoever does is not from us.$text$),
('zh-CN', '两个密码保护您的积分', $text$登录密码用于进入账户，交易密码用于确认每一笔积分变动，因此两者必须不同。

密码连续输错 5 次将锁定 15 分钟。更改登录密码后，所有设备上的登录都会退出。我们绝不会索要密码或验证码，凡索要者均非我们的人员。$text$),
('ja-JP', '2つのパスワードがクレジットを守ります', $text$ログインパスワードはアカウントに入るため、取引パスワードはクレジットの移動を確認するために使います。そのため、2つは異なるものにする必要があります。

5回間違えると、パスワードは15分間ロックされます。ログインパスワードを変更すると、すべての端末からログアウトされます。当社がパスワードや認証コードをお尋ねすることはありません。尋ねる者は当社の者ではありません。$text$),
('ko-KP', '두 개의 비밀번호가 크레딧을 지킵니다', $text$로그인 비밀번호는 계정에 로그인할 때, 거래 비밀번호는 크레딧을 이동할 때마다 확인용으로 씁니다. 그래서 두 비밀번호는 서로 달라야 합니다.

5번 틀리면 비밀번호가 15분 동안 잠깁니다. 로그인 비밀번호를 변경하면 모든 기기에서 로그아웃됩니다. 저희는 비밀번호나 인증 코드를 묻지 않습니다. 묻는 사람이 있다면 저희 직원이 아닙니다.$text$),
('id-ID', 'Dua kata sandi melindungi kredit Anda', $text$Kata sandi masuk membuka akun Anda. Kata sandi transaksi mengonfirmasi setiap perpindahan kredit, karena itu keduanya harus berbeda.

Setelah lima kali salah, kata sandi dikunci selama 15 menit. Mengubah kata sandi masuk akan mengeluarkan Anda dari semua perangkat. Kami tidak pernah meminta kata sandi atau kode; yang memintanya bukan dari kami.$text$)
) as t (locale, title, content);

with text as (
  insert into published_text (kind, published_at) values ('ANNOUNCEMENT', '2026-11-09T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'A business day begins at 00:00 GMT+8', $text$Wherever you are, the platform counts days in GMT+8: daily limits, closing times of transfers and the date filter of your records begin and end at 00:00 GMT+8.

Where a time matters, the portal shows it in GMT+8 together with the time where you are.$text$),
('zh-CN', '平台的一天从 GMT+8 的 00:00 开始', $text$无论您身在何处，平台均按 GMT+8 计算日期：每日限额、转账关闭时间以及记录的日期筛选都在 GMT+8 的 00:00 开始和结束。

凡涉及时间之处，会员中心会同时显示 GMT+8 时间和您当地的时间。$text$),
('ja-JP', '1日はGMT+8の00:00に始まります', $text$どこにいても、当プラットフォームはGMT+8で日付を数えます。1日の上限、送金の停止時間、履歴の日付の絞り込みは、GMT+8の00:00に始まり、00:00に終わります。

時刻が関わるところでは、GMT+8の時刻と現地時刻を並べて表示します。$text$),
('ko-KP', '하루는 GMT+8 00:00에 시작합니다', $text$어디에 계시든 플랫폼은 GMT+8 기준으로 날짜를 셉니다. 일일 한도, 이체 중지 시간, 내역의 날짜 필터는 GMT+8 00:00에 시작하고 끝납니다.

시각이 중요한 곳에서는 GMT+8 시각과 현지 시각을 함께 보여 드립니다.$text$),
('id-ID', 'Satu hari di platform dimulai pukul 00.00 GMT+8', $text$Di mana pun Anda berada, platform menghitung hari menurut GMT+8: batas harian, waktu penutupan transfer, dan filter tanggal pada riwayat Anda dimulai dan berakhir pukul 00.00 GMT+8.

Bila waktu penting, portal menampilkannya dalam GMT+8 bersama waktu setempat Anda.$text$)
) as t (locale, title, content);
