import type { Catalog } from './catalog.ts';
import { orderRefusals } from './orders/zh-cn.ts';

export const zhCN: Catalog = {
  answers: {
    signInFirst: '请先登录再进行此操作。',
    sessionInvalid: '您的登录信息无效，请重新登录。',
    sessionEnded: '您的登录信息已过期，请重新登录。',
    accessDenied: '您的账户尚未开通此功能。',
    notFound: '请求的地址不存在。',
    failed: '服务器出现问题。未做任何更改，请稍后再试。',
    busy: '服务器繁忙。未做任何更改，请稍后再试。',
  },
  request: '请求',
  fields: {
    userName: '用户名',
    password: '密码',
    transactionPassword: '交易密码',
    countryCode: '国家或地区',
    email: '电子邮箱',
    referralId: '推荐 ID',
    captchaId: '图形验证码',
    captcha: '图形验证码',
    code: '验证码',
    oldPassword: '当前密码',
    newPassword: '新密码',
    loginPassword: '登录密码',
    agreeStatus: '条款同意',
    type: '类型',
    coinName: '积分',
    recordTypes: '记录类型',
    startDate: '开始日期',
    endDate: '结束日期',
    pageSize: '每页条数',
    cursor: '页面位置',
    idempotencyKey: '幂等键',
    amount: '金额',
    toUserName: '收款会员',
    remark: '备注',
    direction: '方向',
    id: '编号',
    status: '状态',
    bankName: '银行名称',
    accountName: '户名',
    accountNumber: '账号',
    walletType: '网络',
    walletAddress: '钱包地址',
    label: '名称',
    lookAlikeAccepted: '确认项',
    referenceNo: '交易哈希或回单号',
    receiptImage: '回单图片',
    channelId: '渠道',
    sysBankAccountId: '收款账户',
    exchangeRate: '汇率',
    walletAddressId: '钱包地址',
    bankAccountId: '银行账户',
    adminFee: '手续费',
    fromCoin: '兑出积分',
    toCoin: '兑入积分',
    actualAmount: '到账金额',
  },
  coins: {
    CASH_POINT: '现金积分',
    BONUS_POINT: '奖励积分',
    ASSETS_POINT: '托管积分',
    INSURANCE_POINT: '保险积分',
    GMT: '游戏积分',
    USDT_POINT: 'USDT 积分',
    WITHDRAWAL_POINT: '提现积分',
  },
  rules: {
    required: (field) => `请填写${field}。`,
    invalid: (field) => `${field}无效。`,
    amount: (field) => `${field}必须是普通数字，例如 25 或 0.5，小数点前最多 11 位，小数点后最多 8 位。`,
    positive: (field) => `${field}必须大于 0。`,
    tooShort: (field, bound) => `${field}至少需要 ${bound} 个字符。`,
    tooLong: (field, bound) => `${field}最多 ${bound} 个字符。`,
    noSpaces: (field) => `${field}不能包含空格。`,
    userName: (field) => `${field}须为 4 至 20 个字母、数字或下划线，并以字母开头。`,
    password: (field) => `${field}须为 8 至 64 个字符，且至少包含一个字母和一个数字。`,
    email: (field) => `${field}格式应类似 name@example.com。`,
    choice: (field) => `${field}不在可选范围内，请从列表中选择。`,
    date: (field) => `${field}须为有效日期，例如 2026-11-21，且开始日期不能晚于结束日期。`,
    key: (field) => `${field}须为 16 至 64 个字母、数字或短横线。`,
    cursor: (field) => `在此列表中找不到该${field}，请从头重新加载列表。`,
    pageSize: (field) => `${field}须为 1 至 100 的整数。`,
    id: (field) => `${field}无效，请重新加载列表后选择。`,
    accountNumber: (field) => `${field}须为 5 至 34 个字母和数字。`,
    image: (field) => `${field}必须是 JPEG、PNG 或 WebP 图片。`,
    imageTooLarge: (field) => `${field}超过 5 MB，请选择较小的图片。`,
  },
  refusals: {
    ...orderRefusals,
    INSUFFICIENT_BALANCE: ({ coin }, { coin: name }) =>
      `您的${name(coin)}余额不足。积分没有变动，请输入较小的金额。`,
    AMOUNT_INVALID: () => '金额无效。积分没有变动，请重新输入金额。',
    IDEMPOTENCY_KEY_REUSED: () => '该订单已以其他内容提交过。本次积分没有变动，请先查看记录，再重新发起。',
    IDEMPOTENCY_KEY_INVALID: () => '幂等键无效。积分没有变动，请重新发起。',
    ALREADY_REVERSED: () => '这笔变动已冲正。未做任何更改。',
    NOT_REVERSIBLE: () => '这笔变动无法冲正。未做任何更改。',
    HOLD_ALREADY_CLOSED: () => '该订单已处理完毕。未做任何更改。',
    HOLD_AMOUNT_EXCEEDED: () => '超出该订单剩余的冻结金额。未做任何更改。',
    LEDGER_HALTED: () => '我们正在核对账目，暂时无法变动积分。您的余额保持不变，请稍后再试。',
    CAPTCHA_WRONG: () => '图形验证码不正确或已过期。您填写的内容已保留，请输入新的图形验证码。',
    USER_NAME_TAKEN: ({ userName }) => `用户名 ${userName} 已被使用，请换一个。`,
    REFERRAL_UNKNOWN: () => '没有会员使用此推荐 ID。请向邀请您的会员核对，或将此项留空。',
    PASSWORDS_ALIKE: () => '登录密码与交易密码不能相同。未做任何更改，请换一个密码。',
    PASSWORD_UNCHANGED: () => '新密码与当前密码相同。未做任何更改，请换一个密码。',
    LOGIN_WRONG: () => '用户名或密码错误。连续错误 5 次后，登录将锁定 15 分钟。',
    LOGIN_LOCKED: ({ until }, { instant }) =>
      `密码已连续错误 5 次，登录已锁定。请在 ${instant(until)} 之后再试，或重新设置密码。`,
    BANNED: () => '此账户已被禁止登录，请联系客服。',
    CODE_WRONG: () => '验证码错误或已过期。您的密码没有改变，请重新获取验证码。',
    CODE_TOO_SOON: ({ seconds }) => `验证码刚刚已发送。请查收邮件，或在 ${seconds} 秒后重新获取。`,
    CURRENT_PASSWORD_WRONG: () => '登录密码错误。未做任何更改，请重新输入。',
    TRANSACTION_PASSWORD_WRONG: () => '交易密码错误。未做任何更改。连续错误 5 次后将锁定 15 分钟。',
    TRANSACTION_PASSWORD_LOCKED: ({ until }, { instant }) =>
      `交易密码已连续错误 5 次，现已锁定。未做任何更改，请在 ${instant(until)} 之后再试。`,
    RECIPIENT_UNKNOWN: ({ userName }) => `没有名为 ${userName} 的会员。积分没有变动，请核对用户名。`,
    RECIPIENT_SELF: () => '不能向自己转账。积分没有变动，请填写其他会员。',
    RECIPIENT_CLOSED: ({ userName }) => `${userName} 目前无法接收转账。积分没有变动，请稍后再试。`,
    TRANSFER_CLOSED: ({ until }, { instant }) =>
      `您赎回了保险套餐，转账关闭至 ${instant(until)}。积分没有变动。`,
    TRANSFER_COIN_CLOSED: ({ coin }, { coin: name }) =>
      `${name(coin)}不支持转账。积分没有变动，请选择其他积分。`,
    AMOUNT_BELOW: ({ minimum, coin }, { amount, coin: name }) =>
      `最低金额为 ${amount(minimum)} ${name(coin)}。积分没有变动，请输入较大的金额。`,
    AMOUNT_ABOVE: ({ maximum, coin }, { amount, coin: name }) =>
      `最高金额为 ${amount(maximum)} ${name(coin)}。积分没有变动，请输入较小的金额。`,
    AMOUNT_NOT_MULTIPLE: ({ multiple }, { amount }) =>
      `金额必须是 ${amount(multiple)} 的整数倍。积分没有变动，请重新输入金额。`,
  },
  mail: {
    passwordCode: ({ userName, code, minutes }) => ({
      subject: '重设登录密码的验证码',
      text: `${userName}，您好：

您用于重设登录密码的验证码是

    ${code}

验证码在 ${minutes} 分钟内有效，仅可使用一次。请勿告知他人，我们绝不会向您索要验证码。

如果不是您本人操作，无需理会此邮件。您的密码不会改变。
`,
    }),
  },
};
