-- The first pages of the site menu, in the five languages. Paragraphs are parted by an empty line; operators replace them by
-- 'platform text publish'.

with text as (
  insert into published_text (kind, published_at) values ('HOME', '2026-11-16T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'Welcome', $text$In the members' portal you hold seven kinds of credit, and everything you can do with them is in one place.

What you can do here

- Deposit over a blockchain or through a bank, and withdraw the same way
- Convert one kind of credit into another, and transfer cash credits to other members
- Hold insurance packages, pay premiums and claim what an insured trade lost
- Hold entrust packages, which lock credits for a term
- Invite others, and see how your team grows

Where to begin

Read the terms and accept them; without that no credits move. Then add a payout method under account information, and make your first deposit. The overview explains how it all fits together.

Packages carry risk, and you may lose what you put in. Use only what you can afford to lose.$text$),
('zh-CN', '欢迎', $text$在会员中心，您持有七种积分，与积分有关的一切操作都集中在这里。

您可以做什么

- 通过链上或银行充值，并以同样的方式提现
- 将一种积分兑换为另一种，向其他会员转账现金积分
- 持有保险套餐、支付保费，并为承保交易的亏损申请理赔
- 持有托管套餐，在约定期限内锁定积分
- 邀请他人加入，查看团队的成长

从哪里开始

请先阅读并同意条款，否则积分无法变动。然后在账户信息中添加收款方式，再进行第一笔充值。“概览”页面说明各部分如何配合。

套餐有风险，您可能损失所投入的积分。请仅使用您能够承受损失的数额。$text$),
('ja-JP', 'ようこそ', $text$会員ポータルでは、7種類のクレジットを保有し、クレジットに関する操作をすべて1か所で行えます。

できること

- オンチェーンまたは銀行での入金と出金
- クレジットの交換と、ほかの会員への現金クレジットの送金
- 保険パッケージの保有、保険料の支払い、保険の対象となる取引の損失の請求
- 一定期間クレジットをロックする委託パッケージの保有
- 紹介と、チームの確認

はじめに

利用規約を読んで同意してください。同意がないとクレジットは移動できません。次にアカウント情報で出金先を登録し、最初の入金を行います。全体のしくみは「概要」で説明しています。

パッケージにはリスクがあり、投入したクレジットを失うことがあります。失っても差し支えない範囲でご利用ください。$text$),
('ko-KP', '환영합니다', $text$회원 포털에서는 일곱 가지 크레딧을 보유하고, 크레딧과 관련된 모든 일을 한곳에서 할 수 있습니다.

할 수 있는 일

- 온체인 또는 은행으로 입금하고 같은 방법으로 출금하기
- 크레딧을 다른 종류로 전환하고 현금 크레딧을 다른 회원에게 이체하기
- 보험 패키지를 보유하고 보험료를 납부하며, 보장되는 거래의 손실을 청구하기
- 정해진 기간 동안 크레딧을 잠그는 위탁 패키지 보유하기
- 다른 사람을 초대하고 팀이 커지는 모습 보기

처음 시작할 때

먼저 약관을 읽고 동의하세요. 동의하지 않으면 크레딧이 이동하지 않습니다. 그다음 계정 정보에서 출금처를 추가하고 첫 입금을 하세요. 전체 구조는 “개요”에서 설명합니다.

패키지에는 위험이 있으며 넣은 크레딧을 잃을 수 있습니다. 잃어도 괜찮은 만큼만 사용하세요.$text$),
('id-ID', 'Selamat datang', $text$Di portal anggota Anda memiliki tujuh jenis kredit, dan semua yang dapat dilakukan dengannya ada di satu tempat.

Yang dapat Anda lakukan

- Deposit secara on-chain atau lewat bank, dan penarikan dengan cara yang sama
- Mengonversi satu jenis kredit ke jenis lain, dan mentransfer kredit tunai kepada anggota lain
- Memiliki paket asuransi, membayar premi, dan mengklaim kerugian transaksi yang diasuransikan
- Memiliki paket titipan, yang mengunci kredit selama jangka waktu tertentu
- Mengundang orang lain, dan melihat tim Anda bertumbuh

Mulai dari mana

Baca ketentuan lalu setujui; tanpa itu tidak ada kredit yang berpindah. Kemudian tambahkan tujuan penarikan di informasi akun, dan lakukan deposit pertama Anda. Halaman ikhtisar menjelaskan hubungan semuanya.

Paket mengandung risiko, dan Anda dapat kehilangan kredit yang dimasukkan. Gunakan hanya jumlah yang siap Anda tanggung kehilangannya.$text$)
) as t (locale, title, content);

with text as (
  insert into published_text (kind, published_at) values ('OVERVIEW', '2026-11-16T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'How the platform works', $text$Credits

Deposits arrive as cash credits. From there you convert them: entrust credits buy entrust packages, insurance credits buy insurance packages and pay premiums, and withdraw credits are what can be paid out. Rates, fees and limits are shown before you confirm.

What a balance consists of

Available credits are free to use. Frozen credits are set aside for an order that is not settled yet. Locked credits are bound in a package. The wallet names the reason for each.

Insurance packages

A running package trades once each day (GMT+8). A day can end in a profit or in a loss. A premium insures the next six trades; the loss of an insured trade can be claimed, and is paid in cash credits once the claim is approved.

Entrust packages

An entrust package locks credits for its term and earns on each day. It can be redeemed within 24 hours of its expiry; otherwise it renews.

Reviews and times

Deposits, withdrawals and claims are reviewed by our staff. Days are counted in GMT+8, and times are also shown where you are.$text$),
('zh-CN', '平台如何运作', $text$积分

充值以现金积分到账，之后可以兑换：托管积分用于购买托管套餐，保险积分用于购买保险套餐和支付保费，提现积分可以提现。汇率、手续费和限额会在您确认之前显示。

余额的构成

可用积分可以自由使用；冻结积分为尚未完成的订单预留；锁定积分绑定在套餐中。钱包会说明每一笔的原因。

保险套餐

生效中的套餐每天（GMT+8）交易一次，当天可能盈利，也可能亏损。一笔保费承保随后的六笔交易；承保交易的亏损可以申请理赔，通过后以现金积分赔付。

托管套餐

托管套餐在期限内锁定积分，并每天产生收益。到期后 24 小时内可以赎回，否则自动续期。

审核与时间

充值、提现和理赔由工作人员审核。日期按 GMT+8 计算，同时显示您的当地时间。$text$),
('ja-JP', 'プラットフォームのしくみ', $text$クレジット

入金は現金クレジットとして反映され、そこから交換します。委託クレジットは委託パッケージの購入に、保険クレジットは保険パッケージの購入と保険料の支払いに、出金クレジットは出金に使います。レート、手数料、上限と下限は確定の前に表示されます。

残高の内訳

利用可能なクレジットは自由に使えます。凍結中のクレジットは完了していない注文のために確保されたもの、ロック中のクレジットはパッケージに入っているものです。ウォレットにそれぞれの理由が表示されます。

保険パッケージ

運用中のパッケージは毎日（GMT+8）1回取引します。利益になる日も損失になる日もあります。保険料を支払うと次の6回の取引が保険の対象になります。対象となる取引の損失は請求でき、承認されると現金クレジットで支払われます。

委託パッケージ

委託パッケージは期間中クレジットをロックし、毎日収益を生みます。満期から24時間以内に解約でき、それ以外は自動で更新されます。

審査と時刻

入金、出金、保険金の請求は担当者が審査します。日付はGMT+8で数え、現地時刻も表示します。$text$),
('ko-KP', '플랫폼의 구조', $text$크레딧

입금은 현금 크레딧으로 반영되고, 여기에서 다른 크레딧으로 전환합니다. 위탁 크레딧으로 위탁 패키지를 사고, 보험 크레딧으로 보험 패키지를 사거나 보험료를 내며, 출금 크레딧은 출금할 수 있습니다. 환율, 수수료, 한도는 확인하기 전에 표시됩니다.

잔액의 구성

사용 가능한 크레딧은 자유롭게 쓸 수 있습니다. 동결된 크레딧은 아직 끝나지 않은 주문을 위해 떼어 둔 것이고, 잠긴 크레딧은 패키지에 묶인 것입니다. 지갑에서 각각의 이유를 볼 수 있습니다.

보험 패키지

운용 중인 패키지는 날마다(GMT+8) 한 번 거래하며, 이익이 나는 날도 손실이 나는 날도 있습니다. 보험료를 내면 다음 거래 6회가 보장됩니다. 보장되는 거래의 손실은 청구할 수 있고, 승인되면 현금 크레딧으로 지급됩니다.

위탁 패키지

위탁 패키지는 기간 동안 크레딧을 잠그고 날마다 수익을 냅니다. 만기 후 24시간 안에 해지할 수 있으며, 그러지 않으면 자동으로 갱신됩니다.

심사와 시각

입금, 출금, 보험금 청구는 담당자가 심사합니다. 날짜는 GMT+8로 세며 현지 시각도 함께 표시합니다.$text$),
('id-ID', 'Cara kerja platform', $text$Kredit

Deposit masuk sebagai kredit tunai, lalu dapat Anda konversi: kredit titipan untuk membeli paket titipan, kredit asuransi untuk membeli paket asuransi dan membayar premi, sedangkan kredit penarikan dapat ditarik. Kurs, biaya, dan batas ditampilkan sebelum Anda mengonfirmasi.

Isi sebuah saldo

Kredit tersedia bebas digunakan. Kredit beku disisihkan untuk pesanan yang belum selesai. Kredit terkunci terikat dalam paket. Dompet menyebutkan alasan masing-masing.

Paket asuransi

Paket yang berjalan bertransaksi sekali setiap hari. Suatu hari dapat berakhir untung atau rugi. Premi mengasuransikan enam transaksi berikutnya; kerugian transaksi yang diasuransikan dapat diklaim, dan dibayarkan dalam kredit tunai setelah klaim disetujui.

Paket titipan

Paket titipan mengunci kredit selama jangka waktunya dan memberi pendapatan setiap hari. Paket dapat dicairkan dalam 24 jam setelah jatuh tempo; jika tidak, paket diperpanjang.

Peninjauan dan waktu

Deposit, penarikan, dan klaim ditinjau petugas kami. Hari dihitung menurut GMT+8, dan waktu setempat Anda juga ditampilkan.$text$)
) as t (locale, title, content);

with text as (
  insert into published_text (kind, published_at) values ('TEAM', '2026-11-16T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'The people behind the platform', $text$Our staff

Behind the portal are people who look at every deposit, withdrawal, claim and identity before they decide. A rejection always comes with a reason that you can read.

What they can do, and what they cannot

Whatever our staff change is recorded with the name of who did it, and with how it was before and after. Such a record cannot be altered later. Corrections of the books are entries of their own: nothing that was posted is ever rewritten.

What they never do

They never ask you for a password, a transaction password or a code. Whoever does is not one of us.

How to reach them

Write to support with your user ID and, where it is about an order, its receipt number. Never send a password.$text$),
('zh-CN', '平台背后的人', $text$工作人员

每一笔充值、提现、理赔和身份认证，都由工作人员查看后作出决定。凡被驳回，都会附上您可以看到的原因。

能做什么，不能做什么

工作人员所做的任何更改都会留下记录，包括操作人以及更改前后的内容，记录之后无法修改。账目更正以单独的分录进行，已入账的内容绝不会被改写。

绝不会做的事

他们绝不会向您索要登录密码、交易密码或验证码。凡索要者均非我们的人员。

如何联系

请向客服说明您的会员 ID；如与订单有关，请附上单号。请勿发送密码。$text$),
('ja-JP', '運営にあたる人たち', $text$担当者

入金、出金、保険金の請求、本人確認は、担当者が1件ずつ確認して決めています。却下するときは、必ず理由をお伝えします。

できること、できないこと

担当者が行った変更は、誰が行ったか、変更の前後がどうだったかとともに記録され、あとから書き換えることはできません。帳簿の訂正は別の記帳として行い、記帳済みの内容を書き換えることはありません。

決してしないこと

パスワード、取引パスワード、認証コードをおたずねすることはありません。たずねる人がいれば、当社の者ではありません。

お問い合わせ

サポートに会員IDをお知らせください。注文に関することであれば、受付番号も添えてください。パスワードは送らないでください。$text$),
('ko-KP', '플랫폼을 운영하는 사람들', $text$담당자

입금, 출금, 보험금 청구, 신원 확인은 담당자가 하나씩 확인한 뒤 결정합니다. 반려할 때는 언제나 사유를 알려 드립니다.

할 수 있는 일과 할 수 없는 일

담당자가 바꾼 내용은 누가 바꾸었는지, 바꾸기 전과 후가 어떠했는지와 함께 기록되며 나중에 고칠 수 없습니다. 장부를 바로잡을 때는 별도의 항목으로 기록하고, 이미 기록된 내용을 고쳐 쓰지 않습니다.

절대 하지 않는 일

비밀번호, 거래 비밀번호, 인증 코드를 묻지 않습니다. 묻는 사람이 있다면 저희 직원이 아닙니다.

문의하는 방법

고객센터에 회원 ID를 알려 주세요. 주문에 관한 문의라면 접수 번호도 함께 적어 주세요. 비밀번호는 보내지 마세요.$text$),
('id-ID', 'Orang di balik platform', $text$Petugas kami

Di balik portal ada orang yang memeriksa setiap deposit, penarikan, klaim, dan identitas sebelum memutuskan. Setiap penolakan disertai alasan yang dapat Anda baca.

Yang dapat dan yang tidak dapat mereka lakukan

Setiap perubahan oleh petugas dicatat beserta nama pelakunya, serta keadaan sebelum dan sesudahnya. Catatan itu tidak dapat diubah kemudian. Pembetulan pembukuan adalah entri tersendiri: yang sudah dibukukan tidak pernah ditulis ulang.

Yang tidak pernah mereka lakukan

Mereka tidak pernah meminta kata sandi, kata sandi transaksi, atau kode. Siapa pun yang memintanya bukan dari kami.

Cara menghubungi

Hubungi layanan bantuan dengan ID anggota Anda dan, bila menyangkut pesanan, nomor buktinya. Jangan pernah mengirim kata sandi.$text$)
) as t (locale, title, content);

with text as (
  insert into published_text (kind, published_at) values ('ROADMAP', '2026-11-16T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'What comes next', $text$How we announce

We tell you of something new when it can be used, and not before. Announcements are on the dashboard and behind the bell on every screen.

No dates

We name no dates here: what is worked on can change, and a date that is missed helps nobody. Decide by what the portal offers today.

What may change

When the terms change, the portal shows you the new text and asks you to accept it before credits move again. Rates, fees and limits can change as well; an order always shows those that hold for it before you confirm.$text$),
('zh-CN', '后续计划', $text$我们如何公布

新功能可以使用时，我们才会告知。公告显示在首页，也可以在每个页面的通知中查看。

不承诺日期

这里不列日期：正在进行的工作可能调整，落空的日期对谁都没有帮助。请以会员中心目前提供的功能为准。

可能的变化

条款变更时，会员中心会向您展示新文本，并在积分再次变动之前请您同意。汇率、手续费和限额也可能调整；每笔订单在您确认之前都会显示适用的数值。$text$),
('ja-JP', '今後の予定', $text$お知らせのしかた

新しいことは、使えるようになったときにお知らせします。お知らせはダッシュボードと、どの画面でもベルから確認できます。

日付は示しません

ここに日付は載せていません。進めている内容は変わることがあり、守れない日付は誰の役にも立たないためです。現在ポータルでできることをもとに判断してください。

変わりうること

利用規約が変わるときは新しい本文を表示し、クレジットが移動する前に同意をお願いします。レート、手数料、上限と下限も変わることがあります。注文に適用される値は、必ず確定の前に表示されます。$text$),
('ko-KP', '앞으로의 계획', $text$알리는 방법

새로운 기능은 사용할 수 있게 되었을 때 알립니다. 공지는 대시보드에서, 그리고 모든 화면의 알림에서 볼 수 있습니다.

날짜는 약속하지 않습니다

여기에는 날짜를 적지 않습니다. 진행 중인 일은 바뀔 수 있고, 지키지 못한 날짜는 누구에게도 도움이 되지 않기 때문입니다. 지금 포털에서 할 수 있는 것을 기준으로 판단하세요.

바뀔 수 있는 것

약관이 바뀌면 새 내용을 보여 드리고, 크레딧이 다시 이동하기 전에 동의를 요청합니다. 환율, 수수료, 한도도 바뀔 수 있습니다. 주문에 적용되는 값은 언제나 확인하기 전에 표시됩니다.$text$),
('id-ID', 'Yang akan datang', $text$Cara kami mengumumkan

Kami memberi tahu hal baru ketika sudah dapat digunakan, bukan sebelumnya. Pengumuman ada di beranda dan di balik lonceng pada setiap layar.

Tanpa tanggal

Kami tidak menyebut tanggal di sini: yang sedang dikerjakan dapat berubah, dan tanggal yang meleset tidak membantu siapa pun. Putuskan berdasarkan yang tersedia di portal hari ini.

Yang dapat berubah

Bila ketentuan berubah, portal menampilkan teks baru dan meminta persetujuan Anda sebelum kredit berpindah lagi. Kurs, biaya, dan batas juga dapat berubah; setiap pesanan menampilkan nilai yang berlaku sebelum Anda mengonfirmasi.$text$)
) as t (locale, title, content);

with text as (
  insert into published_text (kind, published_at) values ('WHITE_PAPER', '2026-11-16T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'White paper', $text$Credits are units of account

Credits are neither money nor a bank deposit. There are seven kinds, each with its own use, and amounts are exact to eight decimals. What is shown is never rounded up.

A ledger with two sides

Every movement is entered in a ledger with double entry: what leaves one account arrives in another, so that each entry adds up to zero for every kind of credit. No balance can fall below zero. Entries are never changed or deleted; a mistake is corrected by a further entry.

How the books are proven

The entries of each account are chained by a hash, so that a change behind the ledger's back is found. The platform audits its own books again and again. If an audit finds a fault, no credits move until it is cleared; everybody can still read.

One effect for one order

Each order carries a key of its own. A double click, or an order that is sent again because no answer arrived, has one effect.

What protects an account

Two passwords: one to sign in, one for every movement of credits that you start. Neither is stored in a form that can be read. What travels between the portal and the platform is encrypted on the way. Pictures that you send are stored without the data a camera adds.

Risk

Insurance and entrust packages, trades and games can end in a loss. Past results promise nothing for the future. The terms hold where this text and they differ.$text$),
('zh-CN', '白皮书', $text$积分是记账单位

积分既不是货币，也不是银行存款。积分共有七种，各有用途，数额精确到小数点后八位，显示时从不向上取整。

复式账本

每一笔变动都以复式记账：从一个账户转出的，必转入另一个账户，因此每笔分录中各种积分之和都为零。任何余额都不会低于零。分录从不更改或删除，错误以新的分录更正。

如何证明账目

每个账户的分录以哈希相连，绕过账本的改动会被发现。平台反复审计自己的账目；如发现问题，在解决之前积分不会变动，但仍可查看。

一笔订单，一次生效

每笔订单都有自己的标识。无论是重复点击，还是因未收到响应而重新发送，都只生效一次。

账户的保护

两个密码：一个用于登录，一个用于确认您发起的每一笔积分变动，均不以可读形式保存。会员中心与平台之间的传输经过加密。您发送的图片在保存时会去除相机附加的数据。

风险

保险套餐、托管套餐、交易和游戏都可能亏损，过往结果不代表未来。本文与条款不一致之处，以条款为准。$text$),
('ja-JP', 'ホワイトペーパー', $text$クレジットは計算単位です

クレジットは通貨でも銀行預金でもありません。7種類あり、それぞれ用途が異なります。金額は小数点以下8桁まで正確で、表示で切り上げることはありません。

複式の帳簿

すべての移動は複式で記帳されます。ある口座から出たものは別の口座に入るため、どの記帳もクレジットの種類ごとに合計がゼロになります。残高がゼロを下回ることはありません。記帳は変更も削除もせず、誤りは新しい記帳で訂正します。

帳簿の正しさの証明

口座ごとの記帳はハッシュでつながっているため、帳簿を通さない変更は発見されます。プラットフォームは帳簿を繰り返し監査します。誤りが見つかると、解決するまでクレジットは移動できませんが、閲覧は続けられます。

1つの注文に1つの結果

注文にはそれぞれ固有のキーがあります。二重にクリックしても、応答がなく送り直しても、結果は1つです。

アカウントを守るもの

パスワードは2つです。ログインに1つ、ご自身が始めるクレジットの移動の確認に1つ。どちらも読める形では保存されません。ポータルとプラットフォームの間の通信は暗号化されます。お送りいただいた画像は、カメラが付け加えた情報を除いて保存します。

リスク

保険パッケージ、委託パッケージ、取引、ゲームは損失になることがあります。過去の結果は将来を約束しません。本書と利用規約が異なる場合は、利用規約が優先します。$text$),
('ko-KP', '백서', $text$크레딧은 계산 단위입니다

크레딧은 화폐도 은행 예금도 아닙니다. 일곱 가지가 있고 저마다 쓰임이 다르며, 금액은 소수점 여덟째 자리까지 정확합니다. 표시할 때 올림하지 않습니다.

복식 장부

모든 이동은 복식으로 기록됩니다. 한 계정에서 나간 것은 다른 계정으로 들어가므로, 각 기록은 크레딧 종류별로 합이 0입니다. 어떤 잔액도 0보다 작아질 수 없습니다. 기록은 바꾸거나 지우지 않으며, 잘못은 새 기록으로 바로잡습니다.

장부를 증명하는 방법

계정마다 기록이 해시로 이어져 있어 장부를 거치지 않은 변경이 드러납니다. 플랫폼은 장부를 거듭 감사합니다. 잘못이 발견되면 해결될 때까지 크레딧이 이동하지 않지만 조회는 계속할 수 있습니다.

주문 하나에 결과 하나

주문마다 고유한 키가 있습니다. 두 번 누르거나, 응답이 없어 다시 보내더라도 결과는 하나입니다.

계정을 지키는 것

비밀번호는 두 개입니다. 하나는 로그인에, 하나는 직접 시작하는 모든 크레딧 이동에 씁니다. 둘 다 읽을 수 있는 형태로 저장하지 않습니다. 포털과 플랫폼 사이의 통신은 암호화됩니다. 보내신 사진은 카메라가 덧붙인 정보 없이 저장됩니다.

위험

보험 패키지, 위탁 패키지, 거래, 게임에서 손실이 날 수 있습니다. 과거의 결과는 앞날을 약속하지 않습니다. 이 글과 약관이 다르면 약관을 따릅니다.$text$),
('id-ID', 'Buku putih', $text$Kredit adalah satuan hitung

Kredit bukan uang dan bukan simpanan bank. Ada tujuh jenis, masing-masing dengan kegunaannya, dan jumlahnya tepat sampai delapan desimal. Yang ditampilkan tidak pernah dibulatkan ke atas.

Pembukuan berpasangan

Setiap mutasi dibukukan berpasangan: yang keluar dari satu akun masuk ke akun lain, sehingga setiap entri berjumlah nol untuk tiap jenis kredit. Tidak ada saldo yang dapat turun di bawah nol. Entri tidak pernah diubah atau dihapus; kesalahan dibetulkan dengan entri baru.

Cara membuktikan pembukuan

Entri setiap akun dirangkai dengan hash, sehingga perubahan di luar pembukuan akan ditemukan. Platform mengaudit pembukuannya berulang kali. Jika ditemukan kesalahan, tidak ada kredit yang berpindah sampai kesalahan itu diselesaikan; semuanya tetap dapat dibaca.

Satu pesanan, satu akibat

Setiap pesanan membawa kuncinya sendiri. Klik ganda, atau pesanan yang dikirim ulang karena tidak ada respons, hanya berakibat satu kali.

Pelindung akun

Dua kata sandi: satu untuk masuk, satu untuk setiap perpindahan kredit yang Anda mulai. Keduanya tidak disimpan dalam bentuk yang dapat dibaca. Data antara portal dan platform dienkripsi. Gambar yang Anda kirim disimpan tanpa data tambahan dari kamera.

Risiko

Paket asuransi, paket titipan, transaksi, dan gim dapat berakhir rugi. Hasil masa lalu tidak menjanjikan masa depan. Bila teks ini dan ketentuan berbeda, ketentuanlah yang berlaku.$text$)
) as t (locale, title, content);
