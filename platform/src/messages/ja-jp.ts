import type { Catalog } from './catalog.ts';
import { orderRefusals } from './orders/ja-jp.ts';

export const jaJP: Catalog = {
  answers: {
    signInFirst: 'この操作を行うには、ログインしてください。',
    sessionInvalid: 'ログイン情報が無効です。もう一度ログインしてください。',
    sessionEnded: 'ログイン情報の有効期限が切れました。もう一度ログインしてください。',
    accessDenied: 'このアカウントでは、この機能をご利用いただけません。',
    notFound: 'ご指定のアドレスは見つかりません。',
    failed: 'サーバーで問題が発生しました。変更は行われていません。しばらくしてからもう一度お試しください。',
    busy: 'サーバーが混み合っています。変更は行われていません。しばらくしてからもう一度お試しください。',
  },
  request: 'リクエスト',
  fields: {
    userName: 'ユーザー名',
    password: 'パスワード',
    transactionPassword: '取引パスワード',
    countryCode: '国・地域',
    email: 'メールアドレス',
    referralId: '紹介ID',
    captchaId: '画像の文字',
    captcha: '画像の文字',
    code: '認証コード',
    oldPassword: '現在のパスワード',
    newPassword: '新しいパスワード',
    loginPassword: 'ログインパスワード',
    agreeStatus: '規約への同意',
    type: '種類',
    coinName: 'クレジット',
    recordTypes: '履歴の種類',
    startDate: '開始日',
    endDate: '終了日',
    pageSize: '1ページの件数',
    cursor: 'ページの位置',
    idempotencyKey: '冪等キー',
    amount: '金額',
    toUserName: '送金先',
    remark: 'メモ',
    direction: '方向',
    id: 'ID',
    status: '状態',
    bankName: '銀行名',
    accountName: '口座名義',
    accountNumber: '口座番号',
    walletType: 'ネットワーク',
    walletAddress: 'ウォレットアドレス',
    label: '名前',
    lookAlikeAccepted: '確認',
    referenceNo: 'トランザクションハッシュまたは受付番号',
    receiptImage: '明細の画像',
    channelId: '入金方法',
    sysBankAccountId: '送金先の口座',
    exchangeRate: '為替レート',
    walletAddressId: 'ウォレットアドレス',
    bankAccountId: '銀行口座',
    adminFee: '手数料',
    fromCoin: '交換元のクレジット',
    toCoin: '交換先のクレジット',
    actualAmount: '受け取る金額',
  },
  coins: {
    CASH_POINT: '現金クレジット',
    BONUS_POINT: '報酬クレジット',
    ASSETS_POINT: '委託クレジット',
    INSURANCE_POINT: '保険クレジット',
    GMT: 'ゲームクレジット',
    USDT_POINT: 'USDTクレジット',
    WITHDRAWAL_POINT: '出金クレジット',
  },
  rules: {
    required: (field) => `${field}を入力してください。`,
    invalid: (field) => `${field}が正しくありません。`,
    amount: (field) =>
      `${field}は 25 や 0.5 のような通常の数値で、整数部11桁、小数部8桁以内で入力してください。`,
    positive: (field) => `${field}は0より大きい値を入力してください。`,
    tooShort: (field, bound) => `${field}は${bound}文字以上で入力してください。`,
    tooLong: (field, bound) => `${field}は${bound}文字以内で入力してください。`,
    noSpaces: (field) => `${field}に空白は使えません。`,
    userName: (field) =>
      `${field}は英字で始まる4〜20文字の半角英数字またはアンダースコアで入力してください。`,
    password: (field) => `${field}は、英字などの文字と数字をそれぞれ1つ以上含む8〜64文字で入力してください。`,
    email: (field) => `${field}は name@example.com のような形式で入力してください。`,
    choice: (field) => `${field}が選択肢にありません。一覧から選択してください。`,
    date: (field) =>
      `${field}は 2026-11-21 のような正しい日付で入力してください。開始日は終了日より後にできません。`,
    key: (field) => `${field}は16〜64文字の半角英数字またはハイフンで指定してください。`,
    cursor: (field) => `この一覧で${field}が見つかりません。一覧を最初から読み込み直してください。`,
    pageSize: (field) => `${field}は1〜100の整数で指定してください。`,
    id: (field) => `${field}が正しくありません。一覧を読み込み直して選択してください。`,
    accountNumber: (field) => `${field}は5〜34文字の半角英数字で入力してください。`,
    image: (field) => `${field}はJPEG、PNG、WebPのいずれかにしてください。`,
    imageTooLarge: (field) => `${field}が 5 MB を超えています。小さい画像を選択してください。`,
  },
  refusals: {
    ...orderRefusals,
    INSUFFICIENT_BALANCE: ({ coin }, { coin: name }) =>
      `${name(coin)}の残高が足りません。クレジットは移動していません。金額を減らしてください。`,
    AMOUNT_INVALID: () =>
      '金額が正しくありません。クレジットは移動していません。別の金額を入力してください。',
    IDEMPOTENCY_KEY_REUSED: () =>
      'この注文は別の内容ですでに送信されています。今回、クレジットは移動していません。履歴を確認してから、最初からやり直してください。',
    IDEMPOTENCY_KEY_INVALID: () =>
      '冪等キーが正しくありません。クレジットは移動していません。最初からやり直してください。',
    ALREADY_REVERSED: () => 'この取引はすでに取り消されています。変更は行われていません。',
    NOT_REVERSIBLE: () => 'この取引は取り消せません。変更は行われていません。',
    HOLD_ALREADY_CLOSED: () => 'この注文はすでに処理されています。変更は行われていません。',
    HOLD_AMOUNT_EXCEEDED: () => '注文のために確保されている金額を超えています。変更は行われていません。',
    LEDGER_HALTED: () =>
      '帳簿を確認しているため、現在クレジットを移動できません。残高は変わっていません。しばらくしてからもう一度お試しください。',
    CAPTCHA_WRONG: () =>
      '画像の文字が一致しないか、有効期限が切れています。入力内容は残っています。新しい画像の文字を入力してください。',
    USER_NAME_TAKEN: ({ userName }) =>
      `ユーザー名 ${userName} はすでに使われています。別のユーザー名を入力してください。`,
    REFERRAL_UNKNOWN: () =>
      'この紹介IDの会員は見つかりません。招待した会員に確認するか、空欄のままにしてください。',
    PASSWORDS_ALIKE: () =>
      'ログインパスワードと取引パスワードは別のものにしてください。変更は行われていません。別のパスワードを入力してください。',
    PASSWORD_UNCHANGED: () =>
      '新しいパスワードが現在のものと同じです。変更は行われていません。別のパスワードを入力してください。',
    LOGIN_WRONG: () =>
      'ユーザー名またはパスワードが違います。5回間違えると、ログインが15分間ロックされます。',
    LOGIN_LOCKED: ({ until }, { instant }) =>
      `パスワードを5回間違えたため、ログインがロックされています。${instant(until)} 以降にもう一度お試しいただくか、パスワードを再設定してください。`,
    BANNED: () => 'このアカウントではログインできません。サポートにお問い合わせください。',
    CODE_WRONG: () =>
      '認証コードが違うか、有効期限が切れています。パスワードは変更されていません。新しいコードを取得してください。',
    CODE_TOO_SOON: ({ seconds }) =>
      `少し前に認証コードをお送りしました。メールを確認するか、${seconds}秒後にもう一度お試しください。`,
    CURRENT_PASSWORD_WRONG: () =>
      'ログインパスワードが違います。変更は行われていません。もう一度入力してください。',
    TRANSACTION_PASSWORD_WRONG: () =>
      '取引パスワードが違います。変更は行われていません。5回間違えると15分間ロックされます。',
    TRANSACTION_PASSWORD_LOCKED: ({ until }, { instant }) =>
      `取引パスワードを5回間違えたため、ロックされています。変更は行われていません。${instant(until)} 以降にもう一度お試しください。`,
    RECIPIENT_UNKNOWN: ({ userName }) =>
      `${userName} という会員は見つかりません。クレジットは移動していません。ユーザー名を確認してください。`,
    RECIPIENT_SELF: () =>
      'ご自身には送金できません。クレジットは移動していません。ほかの会員のユーザー名を入力してください。',
    RECIPIENT_CLOSED: ({ userName }) =>
      `${userName} さんは現在、送金を受け取れません。クレジットは移動していません。しばらくしてからもう一度お試しください。`,
    TRANSFER_CLOSED: ({ until }, { instant }) =>
      `保険パッケージの解約により、${instant(until)} まで送金できません。クレジットは移動していません。`,
    TRANSFER_COIN_CLOSED: ({ coin }, { coin: name }) =>
      `${name(coin)}は送金できません。クレジットは移動していません。別のクレジットを選択してください。`,
    AMOUNT_BELOW: ({ minimum, coin }, { amount, coin: name }) =>
      `最低金額は ${amount(minimum)} ${name(coin)}です。クレジットは移動していません。金額を増やしてください。`,
    AMOUNT_ABOVE: ({ maximum, coin }, { amount, coin: name }) =>
      `最高金額は ${amount(maximum)} ${name(coin)}です。クレジットは移動していません。金額を減らしてください。`,
    AMOUNT_NOT_MULTIPLE: ({ multiple }, { amount }) =>
      `金額は ${amount(multiple)} の倍数で入力してください。クレジットは移動していません。`,
  },
  mail: {
    passwordCode: ({ userName, code, minutes }) => ({
      subject: 'ログインパスワード再設定の認証コード',
      text: `${userName} 様

ログインパスワードを再設定するための認証コードは次のとおりです。

    ${code}

有効期限は${minutes}分で、一度だけ使えます。誰にも教えないでください。当社からお尋ねすることはありません。

お心当たりのない場合は、何もする必要はありません。パスワードは変わりません。
`,
    }),
  },
};
