/** The domains: the one place outside their folders that names them. */
import type { Domains } from '../declaration/domain.ts';
import { assets } from './assets/domain.ts';
import { claims } from './claims/domain.ts';
import { commitment } from './commitment/domain.ts';
import { convert } from './convert/domain.ts';
import { deposit } from './deposit/domain.ts';
import { game } from './game/domain.ts';
import { insurance } from './insurance/domain.ts';
import { jackpot } from './jackpot/domain.ts';
import { kyc } from './kyc/domain.ts';
import { matchingCodes } from './matching-codes/domain.ts';
import { member } from './member/domain.ts';
import { otc } from './otc/domain.ts';
import { payout } from './payout/domain.ts';
import { secondFactors } from './second-factors/domain.ts';
import { session } from './session/domain.ts';
import { team } from './team/domain.ts';
import { transfer } from './transfer/domain.ts';
import { trusteeship } from './trusteeship/domain.ts';
import { withdrawal } from './withdrawal/domain.ts';

/** Refusals that several domains share. */
export { refusals as limitRefusals } from './amount-limit-refusals.ts';

export const domains = {
  session,
  member,
  'second-factors': secondFactors,
  team,
  assets,
  transfer,
  deposit,
  payout,
  withdrawal,
  convert,
  trusteeship,
  insurance,
  claims,
  kyc,
  otc,
  'matching-codes': matchingCodes,
  commitment,
  game,
  jackpot,
} satisfies Domains;
