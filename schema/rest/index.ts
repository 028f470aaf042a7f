/** The platform's REST interface in its own naming, one module per domain. */
import { assets } from './assets.ts';
import { claims } from './claims.ts';
import { commitment } from './commitment.ts';
import { convert } from './convert.ts';
import { deposit } from './deposit.ts';
import { isOutgoing, type Domain, type Endpoint } from './endpoint.ts';
import { game } from './game.ts';
import { insurance } from './insurance.ts';
import { jackpot } from './jackpot.ts';
import { kyc } from './kyc.ts';
import { matchingCodes } from './matching-codes.ts';
import { member } from './member.ts';
import { otc } from './otc.ts';
import { payout } from './payout.ts';
import { secondFactors } from './second-factors.ts';
import { session } from './session.ts';
import { team } from './team.ts';
import { transfer } from './transfer.ts';
import { trusteeship } from './trusteeship.ts';
import { withdrawal } from './withdrawal.ts';

export * from './assets.ts';
export * from './claims.ts';
export * from './commitment.ts';
export * from './convert.ts';
export * from './deposit.ts';
export * from './game.ts';
export * from './insurance.ts';
export * from './jackpot.ts';
export * from './kyc.ts';
export * from './matching-codes.ts';
export * from './member.ts';
export * from './otc.ts';
export * from './payout.ts';
export * from './second-factors.ts';
export * from './session.ts';
export * from './team.ts';
export * from './transfer.ts';
export * from './trusteeship.ts';
export * from './withdrawal.ts';
export {
  isClosedByPause,
  isOutgoing,
  pauseScopes,
  takesProof,
  type AnswerOf,
  type Auth,
  type Domain,
  type Effect,
  type Endpoint,
  type EndpointLimits,
  type Flag,
  type ParsedRequestOf,
  type PauseScope,
  type RequestOf,
  type ResultOf,
} from './endpoint.ts';
export {
  balanceStates,
  creditTypes,
  decimal,
  emailAddress,
  epochMs,
  fieldRules,
  holdReasons,
  paymentTypes,
  uploadBytes,
  walletTypes,
  type BalanceState,
  type CreditType,
  type FieldRule,
  type HoldReason,
  type PaymentType,
  type WalletType,
} from './fields.ts';

/** All domains. */
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
} satisfies Record<string, Domain>;

/**
 * The endpoints that can require a verified identity, by their names in `KYC_REQUIRED_FOR`, such as
 * `transfer.makeOver`: those that move credits or decide where credits go later.
 */
export const guardable: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries<Domain>(domains).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, endpoint]) => endpoint.effect === 'money' || isOutgoing(endpoint))
      .map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
  ),
);

/** The endpoints that a site's own platform may lack, by their names in `PLATFORM_EXTENSIONS`. */
export const extensions: ReadonlyMap<string, Endpoint> = new Map(
  Object.values<Domain>(domains)
    .flatMap((domain) => Object.entries(domain))
    .filter(([, endpoint]) => endpoint.extension === true),
);
