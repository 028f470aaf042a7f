/** Refusals of amounts outside the limits of their credit. Amounts are exact decimals. */
import type { CreditType } from '@portal/schema/rest';
import { defineRefusals, type Formats } from '../messages/index.ts';

export const refusals = defineRefusals({
  AMOUNT_BELOW: {
    field: 'amount',
    'en-US': ({ minimum, coin }: { minimum: string; coin: CreditType }, { amount, coin: name }: Formats) =>
      `The minimum in ${name(coin)} is ${amount(minimum)}. Nothing was moved. Enter a larger amount.`,
    'zh-CN': ({ minimum, coin }, { amount, coin: name }) =>
      `最低金额为 ${amount(minimum)} ${name(coin)}。积分没有变动，请输入较大的金额。`,
    'ja-JP': ({ minimum, coin }, { amount, coin: name }) =>
      `最低金額は ${amount(minimum)} ${name(coin)}です。クレジットは移動していません。金額を増やしてください。`,
    'ko-KP': ({ minimum, coin }, { amount, coin: name }) =>
      `최소 금액은 ${name(coin)} ${amount(minimum)}입니다. 이동된 크레딧은 없습니다. 더 큰 금액을 입력하세요.`,
    'id-ID': ({ minimum, coin }, { amount, coin: name }) =>
      `Jumlah minimum adalah ${amount(minimum)} ${name(coin)}. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih besar.`,
  },
  AMOUNT_ABOVE: {
    field: 'amount',
    'en-US': ({ maximum, coin }: { maximum: string; coin: CreditType }, { amount, coin: name }: Formats) =>
      `The maximum in ${name(coin)} is ${amount(maximum)}. Nothing was moved. Enter a smaller amount.`,
    'zh-CN': ({ maximum, coin }, { amount, coin: name }) =>
      `最高金额为 ${amount(maximum)} ${name(coin)}。积分没有变动，请输入较小的金额。`,
    'ja-JP': ({ maximum, coin }, { amount, coin: name }) =>
      `上限額は ${amount(maximum)} ${name(coin)}です。クレジットは移動していません。金額を減らしてください。`,
    'ko-KP': ({ maximum, coin }, { amount, coin: name }) =>
      `최대 금액은 ${name(coin)} ${amount(maximum)}입니다. 이동된 크레딧은 없습니다. 더 적은 금액을 입력하세요.`,
    'id-ID': ({ maximum, coin }, { amount, coin: name }) =>
      `Jumlah maksimum adalah ${amount(maximum)} ${name(coin)}. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih kecil.`,
  },
  AMOUNT_NOT_MULTIPLE: {
    field: 'amount',
    'en-US': ({ multiple }: { multiple: string; coin: CreditType }, { amount }: Formats) =>
      `The amount must be a multiple of ${amount(multiple)}. Nothing was moved. Enter another amount.`,
    'zh-CN': ({ multiple }, { amount }) =>
      `金额必须是 ${amount(multiple)} 的整数倍。积分没有变动，请重新输入金额。`,
    'ja-JP': ({ multiple }, { amount }) =>
      `金額は ${amount(multiple)} の倍数で入力してください。クレジットは移動していません。`,
    'ko-KP': ({ multiple }, { amount }) =>
      `금액은 ${amount(multiple)}의 배수여야 합니다. 이동된 크레딧은 없습니다. 다른 금액을 입력하세요.`,
    'id-ID': ({ multiple }, { amount }) =>
      `Jumlah harus kelipatan ${amount(multiple)}. Tidak ada yang dipindahkan. Masukkan jumlah lain.`,
  },
});
