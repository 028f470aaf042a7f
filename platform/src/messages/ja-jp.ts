import type { Catalog } from './catalog.ts';

export const jaJP: Catalog = {
  answers: {
    signInFirst: 'この操作を行うには、ログインしてください。',
    sessionInvalid: 'ログイン情報が無効です。もう一度ログインしてください。',
    sessionEnded: 'ログイン情報の有効期限が切れました。もう一度ログインしてください。',
    accessDenied: 'お客様のアカウントでは、この機能をご利用いただけません。',
    notFound: '指定されたアドレスには何もありません。',
    failed: 'サーバーで問題が発生しました。変更は行われていません。しばらくしてからもう一度お試しください。',
    busy: 'ただいま混み合っています。変更は行われていません。しばらくしてからもう一度お試しください。',
  },
  request: 'リクエスト',
  fields: {
    userName: 'ユーザー名',
    password: 'パスワード',
    transactionPassword: '取引パスワード',
    countryCode: '国・地域',
    email: 'メールアドレス',
    referralId: '紹介 ID',
    captchaId: '画像認証',
    captcha: '画像認証',
    code: '認証コード',
    oldPassword: '現在のパスワード',
    newPassword: '新しいパスワード',
    loginPassword: 'ログインパスワード',
    agreeStatus: '規約への同意',
    type: '種類',
    coinName: 'クレジットの種類',
    recordTypes: '記録の種類',
    startDate: '開始日',
    endDate: '終了日',
    pageSize: '1 ページの件数',
    cursor: 'ページの位置',
    idempotencyKey: '冪等キー',
    amount: '金額',
    toUserName: '送付先',
    remark: 'メモ',
    direction: '方向',
  },
  coins: {
    CASH_POINT: 'キャッシュ',
    BONUS_POINT: 'リワード',
    ASSETS_POINT: '委託クレジット',
    INSURANCE_POINT: '保険クレジット',
    GMT: 'GMT',
    USDT_POINT: 'USDT クレジット',
    WITHDRAWAL_POINT: '出金クレジット',
  },
  rules: {
    required: (field) => `${field}を入力してください。`,
    invalid: (field) => `${field}が正しくありません。`,
    amount: (field) =>
      `${field}は 25 や 0.5 のような通常の数値で、整数部 11 桁、小数部 8 桁以内で入力してください。`,
    positive: (field) => `${field}は 0 より大きい値を入力してください。`,
    tooShort: (field, bound) => `${field}は ${bound} 文字以上で入力してください。`,
    tooLong: (field, bound) => `${field}は ${bound} 文字以内で入力してください。`,
    noSpaces: (field) => `${field}に空白は使えません。`,
    userName: (field) =>
      `${field}は英字で始まる 4～20 文字の半角英数字またはアンダースコアで入力してください。`,
    password: (field) => `${field}は文字と数字をそれぞれ 1 つ以上含む 8～64 文字で入力してください。`,
    email: (field) => `${field}は name@example.com のような形式で入力してください。`,
    choice: (field) => `${field}が選択肢にありません。一覧から選んでください。`,
    date: (field) =>
      `${field}は 2026-11-21 のような正しい日付で入力してください。開始日は終了日より後にできません。`,
    key: (field) => `${field}は 16～64 文字の半角英数字またはハイフンで指定してください。`,
    cursor: (field) => `この一覧に該当する${field}がありません。一覧を最初から読み込み直してください。`,
    pageSize: (field) => `${field}は 1～100 の整数で指定してください。`,
  },
  refusals: {
    INSUFFICIENT_BALANCE: ({ coin }, { coin: name }) =>
      `${name(coin)}の残高が足りません。移動は行われていません。金額を減らしてください。`,
    AMOUNT_INVALID: () => '金額が正しくありません。移動は行われていません。別の金額を入力してください。',
    IDEMPOTENCY_KEY_REUSED: () =>
      'このリクエストは別の内容ですでに使われています。今回の移動は行われていません。履歴を確認してから、最初からやり直してください。',
    IDEMPOTENCY_KEY_INVALID: () =>
      '冪等キーが正しくありません。移動は行われていません。最初からやり直してください。',
    ALREADY_REVERSED: () => 'この取引はすでに取り消されています。変更は行われていません。',
    NOT_REVERSIBLE: () => 'この取引は取り消せません。変更は行われていません。',
    HOLD_ALREADY_CLOSED: () => 'この注文はすでに処理されています。変更は行われていません。',
    HOLD_AMOUNT_EXCEEDED: () => '注文に残っている額を超えています。変更は行われていません。',
    LEDGER_HALTED: () =>
      '帳簿を確認しているため、現在クレジットを移動できません。残高はそのまま保たれています。しばらくしてからもう一度お試しください。',
    CAPTCHA_WRONG: () =>
      '画像認証の文字が一致しないか、有効期限が切れています。入力内容は保持されています。新しい画像の文字を入力してください。',
    USER_NAME_TAKEN: ({ userName }) =>
      `ユーザー名 ${userName} はすでに使われています。別の名前を選んでください。`,
    REFERRAL_UNKNOWN: () =>
      'この紹介 ID の会員は見つかりません。紹介者に確認するか、空欄のままにしてください。',
    PASSWORDS_ALIKE: () =>
      'ログインパスワードと取引パスワードは異なるものにしてください。変更は行われていません。',
    PASSWORD_UNCHANGED: () =>
      '新しいパスワードが現在のものと同じです。変更は行われていません。別のパスワードを選んでください。',
    LOGIN_WRONG: () =>
      'ユーザー名またはパスワードが違います。5 回間違えると、ログインが 15 分間ロックされます。',
    LOGIN_LOCKED: ({ until }, { instant }) =>
      `パスワードを 5 回間違えたため、ログインがロックされています。${instant(until)} 以降にもう一度お試しいただくか、パスワードを再設定してください。`,
    BANNED: () => 'このアカウントではログインできません。サポートにお問い合わせください。',
    CODE_WRONG: () =>
      '認証コードが違うか、有効期限が切れています。パスワードは変更されていません。新しいコードを取得してください。',
    CODE_TOO_SOON: ({ seconds }) =>
      `少し前に認証コードが請求されています。メールを確認するか、${seconds} 秒後にもう一度お試しください。`,
    CURRENT_PASSWORD_WRONG: () => 'ログインパスワードが違います。変更は行われていません。',
    TRANSACTION_PASSWORD_WRONG: () =>
      '取引パスワードが違います。変更は行われていません。5 回間違えると 15 分間ロックされます。',
    TRANSACTION_PASSWORD_LOCKED: ({ until }, { instant }) =>
      `取引パスワードを 5 回間違えたため、ロックされています。変更は行われていません。${instant(until)} 以降にもう一度お試しください。`,
    RECIPIENT_UNKNOWN: ({ userName }) =>
      `${userName} という会員は見つかりません。移動は行われていません。ユーザー名を確認してください。`,
    RECIPIENT_SELF: () => '自分自身には送れません。移動は行われていません。別の会員を入力してください。',
    RECIPIENT_CLOSED: ({ userName }) => `${userName} は現在受け取りができません。移動は行われていません。`,
    TRANSFER_CLOSED: ({ until }, { instant }) =>
      `保険パッケージを解約したため、${instant(until)} まで送付できません。移動は行われていません。`,
    TRANSFER_COIN_CLOSED: ({ coin }, { coin: name }) =>
      `${name(coin)}は送付できません。移動は行われていません。別のクレジットを選んでください。`,
    AMOUNT_BELOW: ({ minimum, coin }, { amount, coin: name }) =>
      `1 回に送れるのは ${amount(minimum)} ${name(coin)}以上です。移動は行われていません。金額を増やしてください。`,
    AMOUNT_ABOVE: ({ maximum, coin }, { amount, coin: name }) =>
      `1 回に送れるのは ${amount(maximum)} ${name(coin)}までです。移動は行われていません。金額を減らしてください。`,
    AMOUNT_NOT_MULTIPLE: ({ multiple }, { amount }) =>
      `金額は ${amount(multiple)} の倍数で入力してください。移動は行われていません。`,
  },
  mail: {
    passwordCode: ({ userName, code, minutes }) => ({
      subject: 'ログインパスワード再設定の認証コード',
      text: `${userName} 様

ログインパスワードを再設定するための認証コードは次のとおりです。

    ${code}

有効期限は ${minutes} 分で、一度だけ使えます。誰にも教えないでください。当社からお尋ねすることはありません。

お心当たりのない場合は、何もする必要はありません。パスワードは変わりません。
`,
    }),
  },
};
