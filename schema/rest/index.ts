/** What the gateway asks and the platform answers, one module a domain, in the platform's own spelling. */
import { assets } from './assets.ts';
import type { Domain } from './endpoint.ts';
import { member } from './member.ts';
import { session } from './session.ts';
import { team } from './team.ts';
import { transfer } from './transfer.ts';

export { assets, recordTypes, recordStatuses, type RecordType } from './assets.ts';
export { member, mediaTypes } from './member.ts';
export { session } from './session.ts';
export { team } from './team.ts';
export { transfer, transferDirections } from './transfer.ts';
export {
  type Auth,
  type Domain,
  type Effect,
  type Endpoint,
  type EndpointLimits,
  type Flag,
  type ParsedRequestOf,
  type RequestOf,
  type ResultOf,
} from './endpoint.ts';
export {
  balanceStates,
  creditTypes,
  fieldRules,
  holdReasons,
  type BalanceState,
  type CreditType,
  type FieldRule,
  type HoldReason,
} from './fields.ts';

/** Every domain there is. */
export const domains = { session, member, team, assets, transfer } satisfies Record<string, Domain>;
