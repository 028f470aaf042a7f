import type { OrderRefusals } from '../catalog.ts';

/** What is said of deposits, withdrawals, converts and where they are paid. */
export const orderRefusals: OrderRefusals = {
  IMAGE_UNREADABLE: () =>
    '読み取れるJPEG、PNG、WebPの画像ではありません。何も保存していません。別の画像を選択してください。',
  IMAGE_TOO_MANY_PIXELS: ({ megapixels }) =>
    `画像が${megapixels}00万画素を超えています。何も保存していません。画像のスクリーンショットを撮って選択してください。`,
  IMAGE_MIXED: () =>
    'ファイルに画像以外のものが含まれています。何も保存していません。画像のスクリーンショットを撮って選択してください。',
  DEPOSIT_BELOW: ({ minimum, unit }, { amount }) =>
    `最低入金額は ${amount(minimum)} ${unit} です。申請は送信していません。これを下回る金額は反映できません。`,
  DEPOSIT_NOT_MULTIPLE: ({ multiple, next, unit }, { amount }) =>
    `金額は ${amount(multiple)} ${unit} の倍数で入力してください。申請は送信していません。次に有効な金額は ${amount(next)} ${unit} です。`,
  DEPOSIT_REFERENCE_USED: () =>
    'この受付番号またはハッシュは、すでに入金に使われています。申請は送信していません。入金履歴を確認するか、サポートにお問い合わせください。',
  DEPOSIT_HASH_MISTYPED: ({ network }) =>
    `${network} の完全なトランザクションハッシュではありません。申請は送信していません。ウォレットからコピーし直してください。`,
  DEPOSIT_NETWORK_CLOSED: ({ network }) =>
    `現在、${network} での入金はご利用いただけません。申請は送信していません。別のネットワークを選択してください。`,
  DEPOSIT_CHANNEL_CLOSED: () =>
    'この入金方法または口座は受け付けを終了しました。申請は送信していません。ページを読み込み直して、別のものを選択してください。',
  DEPOSIT_RATE_CHANGED: ({ rate }, { amount }) =>
    `為替レートが ${amount(rate)} に変わりました。申請は送信していません。反映される金額を確認し、もう一度確定してください。`,
  DEPOSITS_WAITING: ({ maximum }) =>
    `審査待ちの入金が上限の ${maximum}件に達しています。申請は送信していません。審査が進んでから、もう一度送信してください。`,
  WITHDRAWAL_TODAY: ({ until }, { instant }) =>
    `出金は1日1回です。クレジットは移動していません。次の出金は ${instant(until)} 以降にできます。`,
  WITHDRAWAL_CLOSED: () =>
    'この方法の出金は現在受け付けていません。クレジットは移動していません。別の方法を選択してください。',
  WITHDRAWAL_FEE_CHANGED: ({ fee, coin }, { amount, coin: name }) =>
    `手数料が ${amount(fee)} ${name(coin)}に変わりました。クレジットは移動していません。受け取る金額を確認し、もう一度確定してください。`,
  WALLET_ADDRESS_MISSING: () => '先にウォレットアドレスを登録してください。クレジットは移動していません。',
  WALLET_ADDRESS_NETWORK: ({ network }) =>
    `選択したウォレットアドレスは ${network} のものではありません。クレジットは移動していません。別のアドレスを選択してください。`,
  BANK_ACCOUNT_MISSING: () => '先に銀行口座を登録してください。クレジットは移動していません。',
  ADDRESS_INVALID: ({ network }) =>
    `${network} のアドレスではありません。登録していません。ウォレットからコピーし直してください。`,
  ADDRESS_CHECKSUM: ({ network }) =>
    `この ${network} アドレスには間違った文字があり、チェックサムが合いません。登録していません。ウォレットからコピーし直してください。`,
  ADDRESS_OF_OTHER_NETWORK: ({ network, found }) =>
    `これは ${network} ではなく ${found} のアドレスです。登録していません。違うネットワークで送ると失われます。正しいネットワークを選択してください。`,
  ADDRESS_CONTRACT: () =>
    'このアドレスはスマートコントラクトのものです。登録していません。コントラクトには払い出せません。ご自身のウォレットのアドレスを入力してください。',
  ADDRESS_OF_PLATFORM: () =>
    'このアドレスはプラットフォームの入金用アドレスです。登録していません。ご自身のウォレットのアドレスを入力してください。',
  ADDRESS_UNCHECKED: ({ network }) =>
    `現在、${network} でこのアドレスを確認できません。登録していません。しばらくしてからもう一度お試しください。`,
  ADDRESS_LOOKS_LIKE: ({ saved }) =>
    `このアドレスは、登録済みのアドレス ${saved} と先頭と末尾が同じですが、別のものです。登録していません。すべての文字を見比べてから確定してください。`,
  ADDRESS_SAVED: () => 'このウォレットアドレスはすでに登録されています。変更は行われていません。',
  BANK_ACCOUNT_SAVED: () => 'この銀行口座はすでに登録されています。変更は行われていません。',
  PAYOUT_METHODS_FULL: ({ maximum }) =>
    `登録できるのは${maximum}件までです。登録していません。使わなくなったものを削除してください。`,
  PAYOUT_METHOD_UNKNOWN: () =>
    'この項目はもうありません。変更は行われていません。ページを読み込み直してください。',
  CONVERT_PAIR_CLOSED: ({ from, to }, { coin: name }) =>
    `${name(from)}から${name(to)}への交換は現在ご利用いただけません。クレジットは移動していません。別の組み合わせを選択してください。`,
  CONVERT_CHANGED: ({ actualAmount, coin }, { amount, coin: name }) =>
    `レートまたは手数料が変わり、受け取る金額は ${amount(actualAmount)} ${name(coin)}になりました。クレジットは移動していません。確認して、もう一度確定してください。`,
  CONVERT_UNKNOWN: () => 'この交換の注文は見つかりません。変更は行われていません。',
  CONVERT_ENDED: () => 'この注文はすでに完了したか、キャンセルされています。変更は行われていません。',
  EARNINGS_SPAN: ({ days }) => `期間は${days}日以内で、開始日は終了日より後にできません。`,
};
