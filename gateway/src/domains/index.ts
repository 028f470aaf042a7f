/** The one list of domains, for all code that iterates over them. GraphiQL's tabs are in this order. */
import type { domains as contract } from '@portal/schema/rest';
import type { Resolvers } from '../generated/resolvers.ts';
import { assetsResolvers } from './assets.ts';
import { claimsResolvers } from './claims.ts';
import { commitmentResolvers } from './commitment.ts';
import { convertResolvers } from './convert.ts';
import { depositResolvers } from './deposit.ts';
import { gameResolvers } from './game.ts';
import { insuranceResolvers } from './insurance.ts';
import { jackpotResolvers } from './jackpot.ts';
import { kycResolvers } from './kyc.ts';
import { matchingCodesResolvers } from './matching-codes.ts';
import { memberResolvers } from './member.ts';
import { otcResolvers } from './otc.ts';
import { payoutResolvers } from './payout.ts';
import { secondFactorsResolvers } from './second-factors.ts';
import { sessionResolvers } from './session.ts';
import { teamResolvers } from './team.ts';
import { transferResolvers } from './transfer.ts';
import { trusteeshipResolvers } from './trusteeship.ts';
import { withdrawalResolvers } from './withdrawal.ts';

/** The resolvers of every domain of the contract. A missing domain, or one that the contract lacks, is a type error. */
export const domains = {
  session: sessionResolvers,
  member: memberResolvers,
  'second-factors': secondFactorsResolvers,
  team: teamResolvers,
  assets: assetsResolvers,
  transfer: transferResolvers,
  deposit: depositResolvers,
  payout: payoutResolvers,
  withdrawal: withdrawalResolvers,
  convert: convertResolvers,
  trusteeship: trusteeshipResolvers,
  insurance: insuranceResolvers,
  claims: claimsResolvers,
  kyc: kycResolvers,
  otc: otcResolvers,
  'matching-codes': matchingCodesResolvers,
  commitment: commitmentResolvers,
  game: gameResolvers,
  jackpot: jackpotResolvers,
} satisfies Record<keyof typeof contract, Resolvers>;
