import claims from './claims/feature.ts';
import commitment from './commitment/feature.ts';
import convert from './convert/feature.ts';
import credits from './credits/feature.ts';
import dashboard from './dashboard/feature.ts';
import type { Feature } from './defineFeature.ts';
import deposit from './deposit/feature.ts';
import earnings from './earnings/feature.ts';
import game from './game/feature.ts';
import help from './help/feature.ts';
import history from './history/feature.ts';
import insurance from './insurance/feature.ts';
import jackpot from './jackpot/feature.ts';
import kyc from './kyc/feature.ts';
import matchingCodes from './matching-codes/feature.ts';
import member from './member/feature.ts';
import otc from './otc/feature.ts';
import payout from './payout/feature.ts';
import session from './session/feature.ts';
import settings from './settings/feature.ts';
import site from './site/feature.ts';
import team from './team/feature.ts';
import terms from './terms/feature.ts';
import transfer from './transfer/feature.ts';
import trusteeship from './trusteeship/feature.ts';
import wallet from './wallet/feature.ts';
import withdrawal from './withdrawal/feature.ts';

/** Every feature of the portal, in the order of its menus (spec §2): the only place outside them that names them. */
export const features: readonly Feature[] = [
  session,
  dashboard,
  wallet,
  deposit,
  withdrawal,
  convert,
  transfer,
  insurance,
  claims,
  trusteeship,
  history,
  game,
  commitment,
  otc,
  matchingCodes,
  jackpot,
  member,
  kyc,
  team,
  payout,
  settings,
  terms,
  site,
  help,
  credits,
  earnings,
];
