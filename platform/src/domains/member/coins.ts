import { creditTypes, type CreditType } from '@portal/schema/rest';

const names: Readonly<Record<CreditType, { readonly cnName: string; readonly shortName: string }>> = {
  CASH_POINT: { cnName: '现金积分', shortName: 'CASH' },
  BONUS_POINT: { cnName: '奖励积分', shortName: 'REWARD' },
  ASSETS_POINT: { cnName: '托管积分', shortName: 'ENTRUST' },
  INSURANCE_POINT: { cnName: '保险积分', shortName: 'INSURANCE' },
  GMT: { cnName: '游戏积分', shortName: 'GMT' },
  USDT_POINT: { cnName: 'USDT 积分', shortName: 'USDT' },
  WITHDRAWAL_POINT: { cnName: '提现积分', shortName: 'WITHDRAW' },
};

/** The seven credits and their names, in the order of the contract. */
export const coinList = creditTypes.map((coinName) => ({ coinName, ...names[coinName] }));
