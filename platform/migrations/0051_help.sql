-- Help is a published text, too: questions and answers, grouped by subject, in the five languages. A line that ends with a
-- name in braces begins an answer with that address (docs/platform.md); operators replace it by 'platform text publish help'.

alter table published_text drop constraint published_text_kind_check;
alter table published_text add constraint published_text_kind_check check (
  kind in ('ANNOUNCEMENT', 'TERMS', 'HELP', 'HOME', 'OVERVIEW', 'TEAM', 'ROADMAP', 'WHITE_PAPER')) not valid;

with text as (
  insert into published_text (kind, published_at) values ('HELP', '2026-11-16T10:00:00+08:00') returning id
)
insert into published_text_translation (published_text_id, locale, title, content)
select text.id, t.locale, t.title, t.content from text, (values
('en-US', 'Help', $text$First things

What are credits? {#credits}

What you hold here is counted in credits, of which there are seven kinds. Deposits arrive as cash credits. Withdrawal credits are the only ones that can be withdrawn. The others buy packages, receive bonuses, are traded or go to the game. The wallet says what each kind is for.

What do available, frozen and locked mean? {#balances}

Available credits are yours to use. Frozen credits are set aside for an order that is not settled yet, such as a withdrawal. Locked credits are in a package. The wallet names the reason and the amount of each.

What fees are there? {#fees}

The fee of a withdrawal, a conversion or a transfer is shown before you confirm, beside what arrives. It is what the screen says at that moment: where it has changed in between, you are asked again.

Why am I asked to accept the terms? {#terms}

Until you have accepted the terms in force, you can move no credits. When the terms change, you are asked again. You can read them under “Terms” in the account menu.

Deposits

How do I deposit? {#deposit}

Open “Deposit” and choose on-chain or bank. Send the payment to the address or the account that is shown there, from your own wallet or bank. Then enter the amount and the transaction hash or receipt number on the same screen, and submit. Minimum, steps and exchange rate are shown before you send anything.

When does my deposit arrive? {#deposit-time}

Every deposit is reviewed before it is credited. Its state is under “Deposit”, “History”, and the notifications tell you when it is decided. Once it is approved, it is in your cash credits at once.

What if I send too little, or over another network? {#deposit-wrong}

Less than the minimum, another coin or another network is lost and cannot be recovered. Compare the network and the address with your wallet before you send.

Why was my deposit rejected? {#deposit-rejected}

The reason is in its details under “Deposit”, “History”. Nothing was credited. If something was mistyped, submit the deposit again. If you think the decision is a mistake, give support the receipt number.

Converting and transferring

How do I get withdrawal credits? {#withdrawal-credits}

Open “Convert” and choose the credit you give and withdrawal credits as what you receive. Which credits can be converted, the rate, the fee and the limits are shown before you confirm.

Can I cancel a conversion? {#convert-cancel}

Until it settles, yes: under “Convert”, “History”. What you gave is available again. A settled conversion cannot be undone.

Can I undo a transfer? {#transfer}

No. A transfer to another member arrives at once, and only the recipient could send the credits back. Compare the username letter by letter before you confirm.

Why are transfers closed? {#transfer-closed}

After you redeem an insurance package, transfers stay closed until 00:00 GMT+8 of the next day. The screen shows when they open again, also in your own time.

Withdrawals

How do I withdraw? {#withdraw}

You need withdrawal credits, and a wallet address or a bank account of your own. Save it under “Account information”. Then open “Withdrawal”, choose the way, enter the amount and confirm with your transaction password. You can withdraw once a day; a day begins at 00:00 GMT+8.

When is my withdrawal paid? {#withdraw-time}

Each withdrawal is reviewed. Once approved, it is paid from 00:00 GMT+8 of the next day at the earliest. Until then the credits are frozen. The steps are shown in its details under “Withdrawal”, “History”.

Why can a new address not be paid to yet? {#new-address}

A wallet address or bank account that you add or change can be paid to only after a waiting time, so that a stranger in your account cannot withdraw at once. The screen shows from when it can be used.

What if a withdrawal does not arrive? {#withdraw-missing}

Look at its state first. An on-chain payment has a transaction hash, with which you can look it up. While the state is “Not received”, the credits stay frozen and we look into it. If it has arrived after all, tell support.

Packages and claims

What does a premium insure? {#premium}

A premium insures the next six trades of your insurance package; a package trades once a day (GMT+8). A second premium can be paid only after the first round has ended in profit.

How do I claim a loss? {#claim}

Open “Claim”, choose an insured trade that lost, and add a screenshot that shows the day and the amount. Claims are reviewed. What is approved is paid in cash credits.

When can I redeem an entrust package? {#entrust}

Within the 24 hours after its term has ended. Otherwise it renews for another term. “Entrust” shows when each term ends.

Account and security

What if I forget my login password? {#password}

Choose “Forgot your password?” on the sign-in screen. A code is sent to the email address of your account, and with it you set a new password. Without an email address, a forgotten password cannot be recovered there: contact support.

What is the transaction password for? {#transaction-password}

It confirms what moves your credits, such as withdrawals, transfers and conversions. It differs from the login password. You change either under “Password settings” in the account menu.

Do I have to verify my identity? {#identity}

Without it you can use the portal as before. To verify it, open “Identity verification” from your account information, and send the number of your document and photos of both sides.

What does “Outcome unknown” mean? {#outcome-unknown}

No answer to your order arrived, so it may have been carried out or not. Look it up with the button on that screen, or in your history. Sending the same order again from there takes effect only once.$text$),
('zh-CN', '帮助', $text$入门

什么是积分？ {#credits}

您在这里持有的资产以积分计，共有七种。充值以现金积分到账，只有提现积分可以提现。其他积分用于购买套餐、接收奖励、交易或转入游戏。钱包会说明每种积分的用途。

可用、冻结和锁定是什么意思？ {#balances}

可用积分可以自由使用。冻结积分为尚未完成的订单（例如提现）预留。锁定积分在套餐中。钱包会列出每一笔的原因和数额。

需要支付哪些手续费？ {#fees}

提现、兑换和转账的手续费会在您确认之前与到账数额一起显示。以页面当时显示的为准；如有变化，会再次请您确认。

为什么要我同意条款？ {#terms}

在同意现行条款之前，您不能变动任何积分。条款更新后会再次请您同意。条款可在账户菜单的“条款”中阅读。

充值

如何充值？ {#deposit}

打开“充值”，选择链上或银行。请用您本人的钱包或银行账户，付款到页面显示的地址或账户。然后在同一页面填写金额以及交易哈希或单号并提交。最低金额、倍数和汇率会在您付款前显示。

充值什么时候到账？ {#deposit-time}

每笔充值都要审核后才会入账。状态可在“充值”的“记录”中查看，审核结果会在通知中告知。通过后立即计入您的现金积分。

金额不足或用错网络怎么办？ {#deposit-wrong}

低于最低金额、发送其他币种或使用其他网络的款项将会丢失，无法找回。付款前请与您的钱包核对网络和地址。

充值为什么被驳回？ {#deposit-rejected}

原因写在“充值”的“记录”详情中。没有积分入账。如果填写有误，请重新提交。如果您认为审核有误，请将单号告知客服。

兑换与转账

如何获得提现积分？ {#withdrawal-credits}

打开“兑换”，选择您要付出的积分，并选择提现积分作为兑入的积分。哪些积分可以兑换，以及汇率、手续费和限额，都会在您确认之前显示。

可以取消兑换吗？ {#convert-cancel}

在兑换完成之前可以：请在“兑换”的“记录”中取消，付出的积分会恢复为可用。已完成的兑换无法撤销。

可以撤销转账吗？ {#transfer}

不可以。转账会立即到达对方账户，只有收款会员才能将积分转回。确认前请逐字核对用户名。

为什么转账已关闭？ {#transfer-closed}

赎回保险套餐后，转账会关闭到次日 00:00（GMT+8）。页面会显示重新开放的时间，并附上您的当地时间。

提现

如何提现？ {#withdraw}

您需要有提现积分，以及本人的钱包地址或银行账户，请先在“账户信息”中保存。然后打开“提现”，选择方式，填写金额，并用交易密码确认。每天可提现一次，每天从 00:00（GMT+8）开始。

提现什么时候打款？ {#withdraw-time}

每笔提现都要审核。通过后，最早从次日 00:00（GMT+8）起打款，在此之前积分保持冻结。进度可在“提现”的“记录”详情中查看。

为什么新地址还不能收款？ {#new-address}

新增或更改的钱包地址或银行账户需要经过一段等待时间才能收款，这样他人即使进入您的账户也无法立即提现。页面会显示从何时起可以使用。

提现没有到账怎么办？ {#withdraw-missing}

请先查看状态。链上付款有交易哈希，可用它查询。状态为“未到账”时，积分保持冻结，我们正在核查。如果之后收到了款项，请告知客服。

套餐与理赔

一笔保费承保什么？ {#premium}

一笔保费承保您的保险套餐随后的六笔交易；套餐每天（GMT+8）交易一次。只有第一轮盈利结束后，才能支付第二笔保费。

如何为亏损申请理赔？ {#claim}

打开“理赔”，选择一笔亏损的承保交易，并添加能看到日期和金额的截图。理赔需要审核，通过后以现金积分赔付。

什么时候可以赎回托管套餐？ {#entrust}

在期限结束后的 24 小时内，否则会自动续期。“托管”页面会显示每个套餐的到期时间。

账户与安全

忘记登录密码怎么办？ {#password}

请在登录页面选择“忘记密码？”。验证码会发送到您账户的邮箱，用它设置新密码。没有邮箱的账户无法在那里找回密码，请联系客服。

交易密码有什么用？ {#transaction-password}

它用于确认会变动积分的操作，例如提现、转账和兑换，并且必须与登录密码不同。两种密码都可以在账户菜单的“密码设置”中更改。

必须进行身份认证吗？ {#identity}

不认证也可以照常使用会员中心。如需认证，请从账户信息打开“身份认证”，提交证件号码和正反两面的照片。

“结果未知”是什么意思？ {#outcome-unknown}

您的订单没有收到答复，可能已执行，也可能没有。请用该页面上的按钮查询，或查看您的记录。在那里重新发送同一订单，只会生效一次。$text$),
('ja-JP', 'ヘルプ', $text$はじめに

クレジットとは何ですか？ {#credits}

会員ポータルでは、資産を7種類のクレジットで表します。入金は現金クレジットとして反映され、出金できるのは出金クレジットだけです。ほかのクレジットは、パッケージの購入、ボーナスの受け取り、売買、ゲームに使います。それぞれの用途はウォレットで確認できます。

「利用可能」「凍結中」「ロック中」の違いは何ですか？ {#balances}

利用可能なクレジットは自由に使えます。凍結中のクレジットは、出金など、まだ完了していない取引のために確保されています。ロック中のクレジットはパッケージに入っています。理由と数量はウォレットで確認できます。

手数料はかかりますか？ {#fees}

出金、交換、送金の手数料は、受取額とあわせて確定の前に表示されます。そのとき画面に表示された手数料が適用され、変わった場合はもう一度確認をお願いします。

なぜ利用規約への同意が必要ですか？ {#terms}

現在の利用規約に同意するまで、クレジットを動かすことはできません。利用規約が改定されると、あらためて同意をお願いします。利用規約はアカウントメニューの「利用規約」で読めます。

入金

どうやって入金しますか？ {#deposit}

「入金」を開き、オンチェーンまたは銀行を選びます。ご自身のウォレットまたは銀行口座から、画面に表示されたアドレスまたは口座へ送ってください。そのあと同じ画面で、金額とトランザクションハッシュまたは受付番号を入力して送信します。最低額、単位、レートは送金の前に表示されます。

入金はいつ反映されますか？ {#deposit-time}

入金はすべて、審査のあとに反映されます。状況は「入金」の「履歴」で確認でき、結果は通知でお知らせします。承認されると、すぐに現金クレジットに反映されます。

金額が足りない、または別のネットワークで送った場合はどうなりますか？ {#deposit-wrong}

最低額に満たない送金、別のコインや別のネットワークでの送金は失われ、取り戻せません。送る前に、ネットワークとアドレスをウォレットの表示と照らし合わせてください。

入金が却下されたのはなぜですか？ {#deposit-rejected}

理由は「入金」の「履歴」の詳細に表示されます。何も反映されていません。入力に誤りがあれば、もう一度送信してください。誤った判断だと思われる場合は、受付番号をサポートにお知らせください。

交換と送金

出金クレジットはどうやって手に入れますか？ {#withdrawal-credits}

「交換」を開き、渡すクレジットと、受け取るクレジットとして出金クレジットを選びます。交換できる組み合わせ、レート、手数料、限度額は、確定の前に表示されます。

交換を取り消せますか？ {#convert-cancel}

完了する前であれば、「交換」の「履歴」で取り消せます。渡したクレジットは再び利用可能になります。完了した交換は元に戻せません。

送金を取り消せますか？ {#transfer}

いいえ。ほかの会員への送金はすぐに届き、クレジットを戻せるのは受け取った会員だけです。確定する前に、ユーザー名を1文字ずつ確認してください。

なぜ送金が停止していますか？ {#transfer-closed}

保険パッケージを解約すると、翌日の00:00（GMT+8）まで送金できません。再開する時刻は、お使いの地域の時刻とあわせて画面に表示されます。

出金

どうやって出金しますか？ {#withdraw}

出金クレジットと、ご自身のウォレットアドレスまたは銀行口座が必要です。出金先は「アカウント情報」で登録します。そのあと「出金」を開き、方法を選んで金額を入力し、取引パスワードで確定します。出金は1日1回で、1日は00:00（GMT+8）に始まります。

出金はいつ支払われますか？ {#withdraw-time}

出金はすべて審査されます。承認されると、早ければ翌日の00:00（GMT+8）から支払われます。それまでクレジットは凍結されます。進み具合は「出金」の「履歴」の詳細で確認できます。

なぜ新しいアドレスにはまだ出金できないのですか？ {#new-address}

追加または変更したウォレットアドレスや銀行口座には、待ち時間のあとに出金できるようになります。他人がアカウントに入っても、すぐには出金できないようにするためです。いつから使えるかは画面に表示されます。

出金が届かない場合はどうすればよいですか？ {#withdraw-missing}

まず状態を確認してください。オンチェーンの支払いにはトランザクションハッシュがあり、それで調べられます。「未着」の間、クレジットは凍結されたままで、こちらで調査しています。あとから届いた場合は、サポートにお知らせください。

パッケージと保険金

保険料で何が保険の対象になりますか？ {#premium}

保険料を支払うと、保険パッケージの次の6回の取引が対象になります。パッケージは1日（GMT+8）に1回取引します。2回目の保険料は、1回目の6取引が利益で終わったあとにだけ支払えます。

損失はどうやって請求しますか？ {#claim}

「保険金」を開き、損失が出た対象の取引を選び、日付と金額がわかるスクリーンショットを添えてください。請求は審査され、承認されると現金クレジットで支払われます。

委託パッケージはいつ解約できますか？ {#entrust}

期間が終わってから24時間以内です。解約しなければ、次の期間に更新されます。期間の終わりは「委託」に表示されます。

アカウントと安全

ログインパスワードを忘れたらどうすればよいですか？ {#password}

ログイン画面で「パスワードをお忘れですか？」を選んでください。アカウントのメールアドレスに届くコードで、新しいパスワードを設定できます。メールアドレスのないアカウントはそこで再設定できません。サポートにお問い合わせください。

取引パスワードは何に使いますか？ {#transaction-password}

出金、送金、交換など、クレジットを動かす操作の確認に使います。ログインパスワードとは別のものです。どちらも、アカウントメニューの「パスワード設定」で変更できます。

本人確認は必要ですか？ {#identity}

本人確認をしなくても、ポータルはこれまでどおり使えます。確認するときは、アカウント情報から「本人確認」を開き、身分証の番号と両面の写真を送ってください。

「結果がわかりません」と表示されたらどうすればよいですか？ {#outcome-unknown}

取引への返答が届かず、実行されたかどうかがわからない状態です。その画面のボタン、または履歴で確認してください。その画面から同じ取引をもう一度送っても、実行されるのは1回だけです。$text$),
('ko-KP', '도움말', $text$처음 시작하기

크레딧이란 무엇인가요? {#credits}

회원 포털에서 보유하는 자산은 일곱 가지 크레딧으로 표시됩니다. 입금은 현금 크레딧으로 들어오고, 출금할 수 있는 것은 출금 크레딧뿐입니다. 나머지는 패키지를 사거나, 보너스를 받거나, 거래하거나, 게임에 쓰입니다. 각각의 용도는 지갑에서 볼 수 있습니다.

사용 가능, 동결, 잠김은 무슨 뜻인가요? {#balances}

사용 가능한 크레딧은 자유롭게 쓸 수 있습니다. 동결된 크레딧은 출금처럼 아직 끝나지 않은 주문을 위해 따로 떼어 둔 것입니다. 잠긴 크레딧은 패키지에 들어 있습니다. 이유와 금액은 지갑에서 볼 수 있습니다.

수수료가 있나요? {#fees}

출금, 전환, 이체의 수수료는 확인하기 전에 받을 금액과 함께 표시됩니다. 그때 화면에 나온 수수료가 적용되며, 그사이 바뀌면 다시 확인을 받습니다.

왜 약관에 동의해야 하나요? {#terms}

현재 약관에 동의하기 전에는 크레딧을 옮길 수 없습니다. 약관이 바뀌면 다시 동의를 받습니다. 약관은 계정 메뉴의 “약관”에서 읽을 수 있습니다.

입금

입금은 어떻게 하나요? {#deposit}

“입금”을 열고 온체인 또는 은행을 선택하세요. 본인의 지갑이나 은행 계좌에서 화면에 나오는 주소 또는 계좌로 보내세요. 그런 다음 같은 화면에서 금액과 거래 해시 또는 접수 번호를 입력하고 제출하세요. 최소 금액, 단위, 환율은 보내기 전에 표시됩니다.

입금은 언제 반영되나요? {#deposit-time}

모든 입금은 심사한 뒤 반영됩니다. 상태는 “입금”의 “내역”에서 볼 수 있고, 결과는 알림으로 알려 드립니다. 승인되면 바로 현금 크레딧에 반영됩니다.

금액이 부족하거나 다른 네트워크로 보내면 어떻게 되나요? {#deposit-wrong}

최소 금액보다 적거나, 다른 코인이나 다른 네트워크로 보낸 것은 잃게 되며 되찾을 수 없습니다. 보내기 전에 네트워크와 주소를 지갑과 비교하세요.

입금이 왜 반려되었나요? {#deposit-rejected}

사유는 “입금”의 “내역” 상세에 있습니다. 반영된 것은 없습니다. 잘못 입력했다면 다시 제출하세요. 결정이 잘못되었다고 생각되면 고객센터에 접수 번호를 알려 주세요.

전환과 이체

출금 크레딧은 어떻게 얻나요? {#withdrawal-credits}

“전환”을 열어 내줄 크레딧을 고르고, 받을 크레딧으로 출금 크레딧을 선택하세요. 전환할 수 있는 크레딧과 비율, 수수료, 한도는 확인하기 전에 표시됩니다.

전환을 취소할 수 있나요? {#convert-cancel}

완료되기 전에는 “전환”의 “내역”에서 취소할 수 있습니다. 내준 크레딧은 다시 사용할 수 있게 됩니다. 완료된 전환은 되돌릴 수 없습니다.

이체를 되돌릴 수 있나요? {#transfer}

아니요. 다른 회원에게 보낸 이체는 바로 도착하며, 받은 회원만 크레딧을 돌려보낼 수 있습니다. 확인하기 전에 사용자 이름을 한 글자씩 비교하세요.

왜 이체가 닫혀 있나요? {#transfer-closed}

보험 패키지를 해지하면 다음 날 00:00 (GMT+8)까지 이체할 수 없습니다. 다시 열리는 시각은 화면에 현지 시각과 함께 표시됩니다.

출금

출금은 어떻게 하나요? {#withdraw}

출금 크레딧과 본인의 지갑 주소 또는 은행 계좌가 필요합니다. 먼저 “계정 정보”에 저장하세요. 그런 다음 “출금”을 열어 방법을 고르고 금액을 입력한 뒤 거래 비밀번호로 확인하세요. 출금은 하루에 한 번 할 수 있으며, 하루는 00:00 (GMT+8)에 시작합니다.

출금은 언제 지급되나요? {#withdraw-time}

모든 출금은 심사를 거칩니다. 승인되면 빠르면 다음 날 00:00 (GMT+8)부터 지급됩니다. 그때까지 크레딧은 동결됩니다. 진행 상황은 “출금”의 “내역” 상세에서 볼 수 있습니다.

왜 새 주소로는 아직 출금할 수 없나요? {#new-address}

추가하거나 바꾼 지갑 주소와 은행 계좌로는 대기 시간이 지나야 출금할 수 있습니다. 다른 사람이 계정에 들어와도 바로 출금하지 못하게 하기 위해서입니다. 언제부터 쓸 수 있는지 화면에 표시됩니다.

출금이 도착하지 않으면 어떻게 하나요? {#withdraw-missing}

먼저 상태를 확인하세요. 온체인 지급에는 거래 해시가 있어 그것으로 조회할 수 있습니다. “미수령” 상태에서는 크레딧이 동결된 채 저희가 확인하고 있습니다. 나중에 받으셨다면 고객센터에 알려 주세요.

패키지와 보험금

보험료는 무엇을 보장하나요? {#premium}

보험료를 내면 보험 패키지의 다음 여섯 번의 거래가 보장됩니다. 패키지는 하루(GMT+8)에 한 번 거래합니다. 두 번째 보험료는 첫 번째 회차가 이익으로 끝난 뒤에만 낼 수 있습니다.

손실은 어떻게 청구하나요? {#claim}

“보험금”을 열어 손실이 난 보장 거래를 고르고, 날짜와 금액이 보이는 화면 캡처를 첨부하세요. 청구는 심사를 거치며, 승인되면 현금 크레딧으로 지급됩니다.

위탁 패키지는 언제 해지할 수 있나요? {#entrust}

기간이 끝난 뒤 24시간 안에 할 수 있습니다. 그러지 않으면 다음 기간으로 갱신됩니다. 각 기간의 끝은 “위탁”에 표시됩니다.

계정과 보안

로그인 비밀번호를 잊으면 어떻게 하나요? {#password}

로그인 화면에서 “비밀번호를 잊으셨나요?”를 선택하세요. 계정의 이메일로 받은 코드로 새 비밀번호를 설정합니다. 이메일이 없는 계정은 거기서 찾을 수 없으니 고객센터에 문의하세요.

거래 비밀번호는 어디에 쓰나요? {#transaction-password}

출금, 이체, 전환처럼 크레딧을 옮기는 일을 확인할 때 씁니다. 로그인 비밀번호와 달라야 합니다. 둘 다 계정 메뉴의 “비밀번호 설정”에서 바꿀 수 있습니다.

신원 확인을 꼭 해야 하나요? {#identity}

하지 않아도 포털을 그대로 쓸 수 있습니다. 확인하려면 계정 정보에서 “신원 확인”을 열고 신분증 번호와 앞뒤 사진을 보내세요.

“결과를 알 수 없습니다”는 무슨 뜻인가요? {#outcome-unknown}

주문에 대한 답이 오지 않아 처리되었을 수도, 아닐 수도 있습니다. 그 화면의 버튼이나 내역에서 확인하세요. 그 화면에서 같은 주문을 다시 보내도 한 번만 처리됩니다.$text$),
('id-ID', 'Bantuan', $text$Langkah awal

Apa itu kredit? {#credits}

Yang Anda miliki di sini dihitung dalam kredit, dan ada tujuh jenis. Deposit masuk sebagai kredit tunai. Hanya kredit penarikan yang dapat ditarik. Yang lain untuk membeli paket, menerima bonus, diperdagangkan, atau dipindahkan ke gim. Dompet menjelaskan kegunaan tiap jenis.

Apa arti tersedia, dibekukan, dan terkunci? {#balances}

Kredit yang tersedia bebas Anda pakai. Kredit yang dibekukan disisihkan untuk pesanan yang belum selesai, misalnya penarikan. Kredit yang terkunci ada di dalam paket. Dompet menyebutkan alasan dan jumlah masing-masing.

Biaya apa saja yang ada? {#fees}

Biaya penarikan, konversi, atau transfer ditampilkan sebelum Anda mengonfirmasi, beserta jumlah yang diterima. Yang berlaku adalah yang tampil saat itu; jika berubah, Anda diminta mengonfirmasi lagi.

Mengapa saya diminta menyetujui ketentuan? {#terms}

Sebelum menyetujui ketentuan yang berlaku, Anda tidak dapat memindahkan kredit. Jika ketentuan berubah, persetujuan diminta lagi. Ketentuan dapat dibaca di “Ketentuan” pada menu akun.

Deposit

Bagaimana cara melakukan deposit? {#deposit}

Buka “Deposit” lalu pilih on-chain atau bank. Kirim pembayaran dari dompet atau rekening Anda sendiri ke alamat atau rekening yang ditampilkan. Kemudian isi jumlah serta hash transaksi atau nomor bukti di layar yang sama, lalu kirim. Jumlah minimum, kelipatan, dan kurs ditampilkan sebelum Anda mengirim apa pun.

Kapan deposit saya masuk? {#deposit-time}

Setiap deposit ditinjau sebelum dikreditkan. Statusnya ada di “Deposit”, “Riwayat”, dan hasilnya diberitahukan lewat notifikasi. Setelah disetujui, deposit langsung masuk ke kredit tunai Anda.

Bagaimana jika jumlahnya kurang atau jaringannya salah? {#deposit-wrong}

Kiriman di bawah minimum, koin lain, atau lewat jaringan lain akan hilang dan tidak dapat dikembalikan. Cocokkan jaringan dan alamat dengan dompet Anda sebelum mengirim.

Mengapa deposit saya ditolak? {#deposit-rejected}

Alasannya ada pada detail di “Deposit”, “Riwayat”. Tidak ada yang dikreditkan. Jika ada yang salah ketik, kirim lagi. Jika menurut Anda keputusannya keliru, sampaikan nomor bukti kepada layanan bantuan.

Konversi dan transfer

Bagaimana cara mendapatkan kredit penarikan? {#withdrawal-credits}

Buka “Konversi”, pilih kredit yang Anda berikan dan kredit penarikan sebagai yang Anda terima. Kredit yang dapat dikonversi, kurs, biaya, dan batasnya ditampilkan sebelum Anda mengonfirmasi.

Apakah konversi dapat dibatalkan? {#convert-cancel}

Ya, sebelum selesai: di “Konversi”, “Riwayat”. Kredit yang Anda berikan kembali tersedia. Konversi yang sudah selesai tidak dapat dibatalkan.

Apakah transfer dapat dibatalkan? {#transfer}

Tidak. Transfer ke anggota lain langsung sampai, dan hanya penerima yang dapat mengirim kreditnya kembali. Cocokkan nama pengguna huruf demi huruf sebelum mengonfirmasi.

Mengapa transfer ditutup? {#transfer-closed}

Setelah Anda mencairkan paket asuransi, transfer ditutup sampai pukul 00:00 GMT+8 hari berikutnya. Layar menampilkan kapan dibuka lagi, juga dalam waktu Anda.

Penarikan

Bagaimana cara melakukan penarikan? {#withdraw}

Anda memerlukan kredit penarikan serta alamat dompet atau rekening bank milik sendiri. Simpan dahulu di “Informasi akun”. Lalu buka “Penarikan”, pilih caranya, isi jumlah, dan konfirmasikan dengan kata sandi transaksi. Penarikan dapat dilakukan sekali sehari; satu hari dimulai pukul 00:00 GMT+8.

Kapan penarikan saya dibayarkan? {#withdraw-time}

Setiap penarikan ditinjau. Setelah disetujui, penarikan dibayarkan paling cepat mulai pukul 00:00 GMT+8 hari berikutnya. Sampai saat itu kredit dibekukan. Tahapannya terlihat pada detail di “Penarikan”, “Riwayat”.

Mengapa alamat baru belum dapat dipakai? {#new-address}

Alamat dompet atau rekening bank yang Anda tambah atau ubah baru dapat dipakai setelah waktu tunggu, agar orang lain yang masuk ke akun Anda tidak dapat langsung menarik kredit. Layar menampilkan sejak kapan dapat dipakai.

Bagaimana jika penarikan tidak sampai? {#withdraw-missing}

Lihat statusnya dahulu. Pembayaran on-chain memiliki hash transaksi untuk melacaknya. Selama statusnya “Belum diterima”, kredit tetap dibekukan dan kami menelusurinya. Jika ternyata sudah sampai, beri tahu layanan bantuan.

Paket dan klaim

Apa yang diasuransikan oleh premi? {#premium}

Satu premi mengasuransikan enam transaksi berikutnya dari paket asuransi Anda; paket bertransaksi sekali sehari (GMT+8). Premi kedua hanya dapat dibayar setelah putaran pertama berakhir untung.

Bagaimana cara mengklaim kerugian? {#claim}

Buka “Klaim”, pilih transaksi yang diasuransikan dan merugi, lalu tambahkan tangkapan layar yang menampilkan hari dan jumlahnya. Klaim ditinjau. Yang disetujui dibayar dalam kredit tunai.

Kapan paket titipan dapat dicairkan? {#entrust}

Dalam 24 jam setelah jangka waktunya berakhir. Jika tidak, paket diperpanjang untuk satu jangka lagi. “Titipan” menampilkan kapan tiap jangka berakhir.

Akun dan keamanan

Bagaimana jika saya lupa kata sandi masuk? {#password}

Pilih “Lupa kata sandi?” di layar masuk. Kode dikirim ke alamat email akun Anda, dan dengan kode itu Anda membuat kata sandi baru. Tanpa alamat email, kata sandi tidak dapat dipulihkan di sana: hubungi layanan bantuan.

Untuk apa kata sandi transaksi? {#transaction-password}

Untuk mengonfirmasi hal yang memindahkan kredit Anda, seperti penarikan, transfer, dan konversi. Kata sandi ini berbeda dari kata sandi masuk. Keduanya dapat diubah di “Pengaturan kata sandi” pada menu akun.

Apakah saya wajib memverifikasi identitas? {#identity}

Tanpa itu Anda tetap dapat memakai portal. Untuk memverifikasi, buka “Verifikasi identitas” dari informasi akun, lalu kirim nomor dokumen dan foto kedua sisinya.

Apa arti “Hasil belum diketahui”? {#outcome-unknown}

Tidak ada jawaban atas pesanan Anda, sehingga mungkin sudah dijalankan atau belum. Periksa dengan tombol di layar itu atau di riwayat Anda. Mengirim pesanan yang sama dari sana hanya berlaku satu kali.$text$)
) as t (locale, title, content);
