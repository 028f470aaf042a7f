/** What domains receive, and what they contribute to each other through it. */
import type { Endpoint, PauseScope, RestrictionReason, WalletType } from '@portal/schema/rest';
import type { Chains } from '../chain/chain.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { PasswordQueue, Passwords } from '../identity/passwords.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Fingerprints } from '../kernel/fingerprints.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SecretBox } from '../kernel/secret-box.ts';
import type { Coin } from '../ledger/coins.ts';
import type { Lockout } from '../limits/lockout.ts';
import type { Outbox } from '../mails/outbox.ts';
import type { Messages } from '../messages/index.ts';
import type { BonusSource } from '../orders/bonus-source.ts';
import type { PictureReader } from '../uploads/picture.ts';
import type { Storage } from '../uploads/storage.ts';

/** What visitors must provide, as configured for the site. */
export interface VisitorRules {
  /** Whether every sign-in with a password needs a captcha, or only one after failures. */
  readonly signInCaptcha: 'always' | 'after-failures';
  readonly registrationEmail: 'required' | 'optional';
}

/** The services available to the domains. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Readonly<Record<PasswordQueue, Passwords>>;
  readonly sessions: Sessions;
  /** Lockouts of passwords that a signed-in member types; strangers cannot trigger them. */
  readonly lockouts: { readonly login: Lockout; readonly transaction: Lockout };
  /** Hashes of visitor data. */
  readonly fingerprints: Fingerprints;
  /** Encrypts secrets that must be readable again, so that the database alone does not reveal them. */
  readonly secretBox: SecretBox;
  readonly outbox: Outbox;
  readonly pictures: PictureReader;
  readonly storage: Storage;
  /** Formats refusals in the caller's language. */
  readonly messages: Messages;
  /** Chains to look up transactions and addresses, for networks with an endpoint. */
  readonly chains: Chains;
  readonly visitorRules: VisitorRules;
  /** The URL of the portal for links in mails; undefined: mails have no links. */
  readonly portalUrl: string | undefined;
  /** The text of the next captcha; undefined: random. */
  readonly captchaText: (() => string) | undefined;
  /** What pays bonuses to sponsors. */
  readonly bonusSources: readonly BonusSource[];
  /** Periods in which a member cannot send anything from the account. */
  readonly sendingPauses: readonly SendingPause[];
  /** Additional rules for every operation of a member. */
  readonly operationGuards: readonly OperationGuard[];
  /** The steps by which members can move value, with their costs. */
  readonly valueSteps: readonly ValueSteps[];
  /** Limits that settings of several domains must keep together. */
  readonly settingGuards: readonly SettingGuard[];
  /** The endpoints that need a verified identity. */
  readonly identityRequiredFor: ReadonlySet<Endpoint>;
  readonly game: LinkedGame;
}

/** The game that the portal links to. */
export interface LinkedGame {
  /** The secret with which platform and game sign. */
  readonly secret: Buffer;
  /** The URL where members enter it; undefined: the platform's own game, on the portal's origin. */
  readonly url: string | undefined;
  /**
   * The name of the linked game, whose signed orders are accepted even after the link has ended, so that it can return
   * what it holds. Undefined: no game was linked.
   */
  readonly name: string | undefined;
}

/** Where value can be: in a credit, or outside the portal. */
export type ValuePlace = Coin | 'OUTSIDE';

/**
 * One step by which members can move value. Of `given` at `from`, at most `received` arrive at `to`, as exact integers.
 */
export interface ValueStep {
  readonly from: ValuePlace;
  readonly to: ValuePlace;
  readonly received: bigint;
  readonly given: bigint;
  /** Whether it buys a package, which counts for bonuses and can be refunded. */
  readonly isPurchase?: true;
}

/** The steps of a domain at its current settings. */
export type ValueSteps = (db: Queryable) => Promise<readonly ValueStep[]>;

/** How far settings are from a limit shared by several domains. */
export interface SettingMargin {
  /** Above 0 if the limit is kept; smaller is closer. */
  readonly margin: bigint;
  /** Why the limit is broken, for the operator: a clause ending with a full stop. */
  readonly reason: string;
}

/**
 * Measures a limit shared by settings of several domains. A command that reduces the margin to 0 or below is rejected.
 */
export type SettingGuard = (services: Services, db: Queryable) => Promise<SettingMargin>;

/** A wallet address that can be paid to. */
export interface WalletAddress {
  readonly network: WalletType;
  /** In the notation that `requireAddress` returns. */
  readonly address: string;
}

/** Returns why an address must not be paid to, or undefined. */
export type AddressCheck = (services: Services, wallet: WalletAddress) => Promise<Refusal | undefined>;

/** A period in which a member cannot send anything from the account. */
export interface Pause {
  readonly until: Date;
  readonly reason: RestrictionReason;
  readonly scope: PauseScope;
  /** The refusal that the member reads. A non-final one lets the same request through after the pause. */
  readonly refusal: Refusal;
}

/** A kind of pause. */
export interface SendingPause extends Pick<Pause, 'reason' | 'scope'> {
  /** SQL for the end of a member's pause, or null. `memberId` and `now` are SQL. */
  readonly until: (memberId: string, now: string) => string;
  /** The refusal of a paused operation. */
  readonly refuse: (until: Date) => Refusal;
}

/** An operation that a member requests. */
export interface GuardedOperation {
  readonly memberId: bigint;
  readonly endpoint: Endpoint;
  readonly now: Date;
}

/** Returns why a member may not run an operation, or undefined. The refusal must not be final. */
export type OperationGuard = (
  services: Services,
  db: Queryable,
  operation: GuardedOperation,
) => Promise<Refusal | undefined>;
