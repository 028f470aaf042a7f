import type { Catalog } from './catalog.ts';

export const jaJP: Catalog = {
  answers: {
    signInFirst: 'この操作を行うには、ログインしてください。',
    sessionInvalid: 'ログイン情報が無効です。もう一度ログインしてください。',
    sessionEnded: 'ログイン情報の有効期限が切れました。もう一度ログインしてください。',
    accessDenied: 'このアカウントでは、この機能をご利用いただけません。',
    notFound: 'ご指定のアドレスは見つかりません。',
    failed: 'サーバーで問題が発生しました。変更は行われていません。しばらくしてからもう一度お試しください。',
    busy: 'サーバーが混み合っています。変更は行われていません。しばらくしてからもう一度お試しください。',
    refused:
      'このリクエストは以前に受け付けられませんでした。変更は行われていません。履歴を確認してから、もう一度やり直してください。',
  },
  request: 'リクエスト',
  fields: {
    transactionPassword: '取引パスワード',
    loginPassword: 'ログインパスワード',
    type: '種類',
    coinName: 'クレジット',
    pageSize: '1ページの件数',
    cursor: 'ページの位置',
    idempotencyKey: '冪等キー',
    amount: '金額',
    actualAmount: '受け取る金額',
    id: 'ID',
    status: '状態',
    walletType: 'ネットワーク',
    matchingId: 'パッケージ',
    toUserName: '送金先',
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
    passwordCommon: (field) =>
      `${field}はよく使われていて推測されやすいため、使えません。推測されにくいものを入力してください。`,
    email: (field) => `${field}は name@example.com のような形式で入力してください。`,
    choice: (field) => `${field}が選択肢にありません。一覧から選択してください。`,
    date: (field) =>
      `${field}は 2026-11-21 のような正しい日付で入力してください。開始日は終了日より後にできません。`,
    key: (field) => `${field}は16〜64文字の半角英数字またはハイフンで指定してください。`,
    cursor: (field) => `この一覧で${field}が見つかりません。一覧を最初から読み込み直してください。`,
    pageSize: (field) => `${field}は1〜500の整数で指定してください。`,
    id: (field) => `${field}が正しくありません。一覧を読み込み直して選択してください。`,
    accountNumber: (field) => `${field}は5〜34文字の半角英数字で入力してください。`,
    identityNumber: (field) => `${field}は4〜30文字の半角英数字で、空白や記号を入れずに入力してください。`,
    image: (field) => `${field}はJPEG、PNG、WebPのいずれかにしてください。`,
    imageTooLarge: (field) => `${field}が 5 MB を超えています。小さい画像を選択してください。`,
  },
};
