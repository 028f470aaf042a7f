/** The declaration of a domain. Shared code iterates over the declarations and names no domain. */
import { domains as contract } from '@portal/schema/rest';

import type { Demo } from './demo/demo.ts';
import type { Retention } from './housekeeping.ts';
import type { Job } from './jobs/job.ts';
import type { DomainAudit } from './ledger/audit-plan.ts';
import type { FieldNames, OwnFieldNames, RefusalDefinition } from './messages/index.ts';
import type { MailDefinition } from './mails/define-mails.ts';
import type { BacklogGauge } from './operator/backlog.ts';
import type { Command } from './operator/command.ts';
import type { ReviewTimes } from './operator/review-times.ts';
import type { ReviewQueue } from './operator/reviews.ts';
import { implement, type Handlers, type Route } from './server/implement.ts';
import type {
  AddressCheck,
  BonusSource,
  OperationGuard,
  SendingPause,
  Services,
  SettingGuard,
  ValueSteps,
} from './services.ts';

/** Names of the domains, as the contract has them. */
export type DomainName = keyof typeof contract;

/** The optional parts of a domain. */
interface Parts {
  /** Its refusals with their words: the constructors of its `refusals.ts`. */
  readonly refusals?: Readonly<Record<string, RefusalDefinition>>;
  /** The mails it sends, with their words: the constructors of its `mails.ts`. */
  readonly mails?: Readonly<Record<string, MailDefinition>>;
  /** Its recurring jobs. */
  readonly jobs?: readonly Job[];
  /** The operator's commands. */
  readonly commands?: readonly Command[];
  /** Orders that the operator decides. */
  readonly reviews?: (services: Services) => ReviewQueue;
  /** Gauges of pending work, for the metrics. */
  readonly gauges?: readonly BacklogGauge[];
  /** Deletes its expired rows. */
  readonly retention?: readonly Retention[];
  /** What must hold between its orders, their holds and the ledger. */
  readonly audit?: DomainAudit;
  /** Its part of the demonstration. */
  readonly demo?: Demo;
  /** Why an address must not be paid to. */
  readonly addressChecks?: readonly AddressCheck[];
  /** Why a member can let nothing leave the account for a while. */
  readonly sendingPauses?: readonly SendingPause[];
  /** Further rules that every operation of a member is checked against. */
  readonly operationGuards?: readonly OperationGuard[];
  /** What its orders bring to the sponsors of those who place them. */
  readonly bonusSources?: readonly BonusSource[];
  /** The steps on which its operations move value, with what each costs. */
  readonly valueSteps?: readonly ValueSteps[];
  /** Limits that settings of several domains keep together. */
  readonly settingGuards?: readonly SettingGuard[];
}

/** The parts of other domains that the routes of a domain receive. */
export interface Contributed {
  readonly addressChecks: readonly AddressCheck[];
  readonly reviewTimes: ReviewTimes;
}

/** A domain as it declares itself: the routes are one function for each endpoint of its contract. */
interface Declaration<Name extends DomainName> extends Parts {
  readonly name: Name;
  readonly routes: (services: Services, contributed: Contributed) => Handlers<(typeof contract)[Name]>;
}

/** Names of the fields that are its own. A domain that has none leaves them out. */
type Fields<Name extends DomainName> = keyof OwnFieldNames<Name> extends never
  ? { readonly fields?: never }
  : { readonly fields: OwnFieldNames<Name> };

/** A domain as the list has it. */
export interface Domain<Name extends DomainName = DomainName> extends Parts {
  readonly name: Name;
  readonly fields?: FieldNames;
  readonly routes: (services: Services, contributed: Contributed) => readonly Route[];
}

/** All domains of the contract. Leaving one out does not compile, nor does putting one in another's place. */
export type Domains = { readonly [Name in DomainName]: Domain<Name> };

/** Declares a domain, in its `domain.ts`. Does not compile until every endpoint has a function. */
export const defineDomain = <Name extends DomainName>(
  declaration: Declaration<Name> & Fields<Name>,
): Domain<Name> => ({
  ...declaration,
  routes: (services, contributed) =>
    implement(contract[declaration.name], declaration.routes(services, contributed)),
});
