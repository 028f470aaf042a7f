/** The declaration of a domain. Shared code iterates over declarations and names no domain. */
import { domains as contract } from '@portal/schema/rest';
import type { OpenNetworks } from '../chain/unwatched.ts';
import type { Database } from '../database/database.ts';
import type { Demo } from '../demo/demo.ts';
import { implement, type Handlers, type Route } from '../http/implement.ts';
import type { Job } from '../jobs/job.ts';
import type { Retention } from '../jobs/retention.ts';
import type { DomainAudit } from '../ledger/audit-plan.ts';
import type { MailDefinition } from '../mails/define-mails.ts';
import type { FieldNames, OwnFieldNames, RefusalDefinition } from '../messages/index.ts';
import type { Command } from '../operator/command.ts';
import type { ReviewTimes } from '../operator/review-times.ts';
import type { ReviewQueue } from '../operator/reviews.ts';
import type { BonusSource } from '../orders/bonus-source.ts';
import type {
  AddressCheck,
  OperationGuard,
  SendingPause,
  Services,
  SettingGuard,
  ValueSteps,
} from '../services/services.ts';
import type { BacklogGauge } from '../telemetry/backlog-gauge.ts';

/** Names of the domains in the contract. */
export type DomainName = keyof typeof contract;

/** The optional parts of a domain. */
interface Parts {
  /** Its refusals with their texts: the constructors in its `refusals.ts`. */
  readonly refusals?: Readonly<Record<string, RefusalDefinition>>;
  /** Its mails with their texts: the constructors in its `mails.ts`. */
  readonly mails?: Readonly<Record<string, MailDefinition>>;
  /** Its recurring jobs. */
  readonly jobs?: readonly Job[];
  /** The operator's commands. */
  readonly commands?: readonly Command[];
  /** The queue of orders that the operator decides. */
  readonly reviews?: (services: Services) => ReviewQueue;
  /** Gauges of pending work, for the metrics. */
  readonly gauges?: readonly BacklogGauge[];
  /** Deletes its expired rows. */
  readonly retention?: readonly Retention[];
  /** Invariants between its orders, their holds and the ledger. */
  readonly audit?: DomainAudit;
  /** Load what comes with the platform into a migrated database; return the names of what changed. */
  readonly content?: readonly ((db: Database, now: Date) => Promise<readonly string[]>)[];
  /** Its part of the demonstration. */
  readonly demo?: Demo;
  /** The networks on which it currently receives or pays credits. */
  readonly openNetworks?: OpenNetworks;
  /** Reasons why an address must not be paid to. */
  readonly addressChecks?: readonly AddressCheck[];
  /** Periods in which a member cannot send anything from the account. */
  readonly sendingPauses?: readonly SendingPause[];
  /** Additional rules for every operation of a member. */
  readonly operationGuards?: readonly OperationGuard[];
  /** The bonuses that its orders pay to the sponsors of the member. */
  readonly bonusSources?: readonly BonusSource[];
  /** The steps by which its operations move value, with their costs. */
  readonly valueSteps?: readonly ValueSteps[];
  /** Limits that settings of several domains must keep together. */
  readonly settingGuards?: readonly SettingGuard[];
}

/** What the routes of a domain receive from other domains. */
export interface RouteContext {
  readonly addressChecks: readonly AddressCheck[];
  readonly reviewTimes: ReviewTimes;
}

/** The declaration of a domain: `routes` has one function per endpoint of its contract. */
interface Declaration<Name extends DomainName> extends Parts {
  readonly name: Name;
  readonly routes: (services: Services, contributed: RouteContext) => Handlers<(typeof contract)[Name]>;
}

/** Names of the request fields that only it has. Omitted by a domain without any. */
type Fields<Name extends DomainName> = keyof OwnFieldNames<Name> extends never
  ? { readonly fields?: never }
  : { readonly fields: OwnFieldNames<Name> };

/** A domain in the list of domains. */
export interface Domain<Name extends DomainName = DomainName> extends Parts {
  readonly name: Name;
  readonly fields?: FieldNames;
  readonly routes: (services: Services, contributed: RouteContext) => readonly Route[];
}

/** All domains of the contract. A missing or misplaced domain does not compile. */
export type Domains = { readonly [Name in DomainName]: Domain<Name> };

/** Declares a domain in its `domain.ts`. Does not compile until every endpoint has a function. */
export const defineDomain = <Name extends DomainName>(
  declaration: Declaration<Name> & Fields<Name>,
): Domain<Name> => ({
  ...declaration,
  routes: (services, contributed) =>
    implement(contract[declaration.name], declaration.routes(services, contributed)),
});
