import type { OrderRefusals } from '../catalog.ts';

/** What is said of deposits, withdrawals, converts and where they are paid. */
export const orderRefusals: OrderRefusals = {
  IMAGE_UNREADABLE: () => '该文件不是可读取的 JPEG、PNG 或 WebP 图片。未保存任何内容，请选择其他图片。',
  IMAGE_TOO_MANY_PIXELS: ({ megapixels }) =>
    `图片超过 ${megapixels}00 万像素。未保存任何内容，请对图片截屏后再选择。`,
  IMAGE_MIXED: () => '该文件除图片外还包含其他内容。未保存任何内容，请对图片截屏后再选择。',
  DEPOSIT_BELOW: ({ minimum, unit }, { amount }) =>
    `最低充值金额为 ${amount(minimum)} ${unit}。申请未提交，低于此金额无法到账。`,
  DEPOSIT_NOT_MULTIPLE: ({ multiple, next, unit }, { amount }) =>
    `金额必须是 ${amount(multiple)} ${unit} 的整数倍。申请未提交，下一个有效金额是 ${amount(next)} ${unit}。`,
  DEPOSIT_REFERENCE_USED: () =>
    '该回单号或交易哈希已用于一笔充值。申请未提交，请查看您的充值记录或联系客服。',
  DEPOSIT_HASH_MISTYPED: ({ network }) => `这不是完整的 ${network} 交易哈希。申请未提交，请从钱包重新复制。`,
  DEPOSIT_NETWORK_CLOSED: ({ network }) => `您目前无法通过 ${network} 充值。申请未提交，请选择其他网络。`,
  DEPOSIT_CHANNEL_CLOSED: () => '该渠道或账户已不可用。申请未提交，请重新加载页面后选择其他渠道或账户。',
  DEPOSIT_RATE_CHANGED: ({ rate }, { amount }) =>
    `汇率现为 ${amount(rate)}。申请未提交，请核对到账金额后再次确认。`,
  DEPOSITS_WAITING: ({ maximum }) =>
    `您已有 ${maximum} 笔充值待审核，已达上限。申请未提交，请待其中部分审核完成后再提交。`,
  WITHDRAWAL_TODAY: ({ until }, { instant }) =>
    `每天只能提现一次。积分没有变动，下次可提现时间为 ${instant(until)}。`,
  WITHDRAWAL_CLOSED: () => '这种提现方式目前不可用。积分没有变动，请选择其他方式。',
  WITHDRAWAL_FEE_CHANGED: ({ fee, coin }, { amount, coin: name }) =>
    `手续费已变为 ${amount(fee)} ${name(coin)}。积分没有变动，请核对到账金额后再次确认。`,
  WALLET_ADDRESS_MISSING: () => '请先绑定钱包地址。积分没有变动。',
  WALLET_ADDRESS_NETWORK: ({ network }) => `您选择的不是 ${network} 地址。积分没有变动，请选择其他地址。`,
  BANK_ACCOUNT_MISSING: () => '请先添加银行账户。积分没有变动。',
  ADDRESS_INVALID: ({ network }) => `这不是 ${network} 地址。未保存任何内容，请从钱包重新复制。`,
  ADDRESS_CHECKSUM: ({ network }) =>
    `该 ${network} 地址的校验不符，其中有字符错误。未保存任何内容，请从钱包重新复制。`,
  ADDRESS_OF_OTHER_NETWORK: ({ network, found }) =>
    `这是 ${found} 地址，不是 ${network} 地址。未保存任何内容。通过错误的网络转出，资产会丢失，请选择正确的网络。`,
  ADDRESS_CONTRACT: () => '该地址属于智能合约。未保存任何内容。无法向合约付款，请填写您自己钱包的地址。',
  ADDRESS_OF_PLATFORM: () => '该地址是平台的充值地址。未保存任何内容，请填写您自己钱包的地址。',
  ADDRESS_UNCHECKED: ({ network }) => `暂时无法在 ${network} 上核查该地址。未保存任何内容，请稍后再试。`,
  ADDRESS_LOOKS_LIKE: ({ saved }) =>
    `该地址的首尾与您已保存的地址 ${saved} 相似，但并不相同。未保存任何内容，请逐个字符核对后再确认。`,
  ADDRESS_SAVED: () => '该钱包地址已保存。未做任何更改。',
  BANK_ACCOUNT_SAVED: () => '该银行账户已保存。未做任何更改。',
  PAYOUT_METHODS_FULL: ({ maximum }) => `最多可保存 ${maximum} 个。未保存任何内容，请删除不再使用的一个。`,
  PAYOUT_METHOD_UNKNOWN: () => '该项已不存在。未做任何更改，请重新加载页面。',
  CONVERT_PAIR_CLOSED: ({ from, to }, { coin: name }) =>
    `${name(from)}目前不能兑换为${name(to)}。积分没有变动，请选择其他组合。`,
  CONVERT_CHANGED: ({ actualAmount, coin }, { amount, coin: name }) =>
    `汇率或手续费已变化：现在将收到 ${amount(actualAmount)} ${name(coin)}。积分没有变动，请核对后再次确认。`,
  CONVERT_UNKNOWN: () => '您没有这笔兑换订单。未做任何更改。',
  CONVERT_ENDED: () => '该订单已完成兑换或已取消。未做任何更改。',
  EARNINGS_SPAN: ({ days }) => `最多可选择 ${days} 天，且开始日期不能晚于结束日期。`,
};
