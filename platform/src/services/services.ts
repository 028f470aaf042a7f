import { randomBytes } from 'node:crypto';
import type { Endpoint, PauseScope, RestrictionReason, WalletType } from '@portal/schema/rest';
import type { Chains } from '../chain/chain.ts';
import type { Database, Queryable } from '../database/database.ts';
import { Passwords, type PasswordQueue, type PasswordWork } from '../identity/passwords.ts';
import { Sessions } from '../identity/sessions.ts';
import type { Clock } from '../kernel/clock.ts';
import { Fingerprints } from '../kernel/fingerprints.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { SecretBox } from '../kernel/secret-box.ts';
import type { Coin } from '../ledger/coins.ts';
import type { RecordType } from '../ledger/record-types.ts';
import { Lockout } from '../limits/lockout.ts';
import { refusals } from '../limits/refusals.ts';
import { Outbox } from '../mails/outbox.ts';
import type { Messages } from '../messages/index.ts';
import { PictureReader } from '../uploads/picture.ts';
import { Storage } from '../uploads/storage.ts';

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

/**
 * A source of bonuses for the sponsors above a member. An item is a row `o` of a table; the declared columns of an item
 * never change. Each item is counted once: see `bonus_counted`.
 */
export interface BonusSource {
  /** Identifies the source in the database. Must never change. */
  readonly name: string;
  /**
   * The rank bonus that items pay, together with its par bonus. `referralOverriding` is for purchases and also pays the
   * sponsor and the pools; the others are for earnings of packages and also pay by generation.
   */
  readonly overriding: Extract<RecordType, `${string}Overriding`>;
  readonly table: string;
  /** SQL after `from <table> o`. */
  readonly joins?: string;
  /** SQL that is true for an item; default: every row is an item. */
  readonly where?: string;
  /** SQL for the member of an item; default: `o.member_id`. */
  readonly member?: string;
  /** SQL for minor units. Negative amounts were refunded and are deducted from purchases. */
  readonly amount: string;
  /** SQL for the business day of an item, or for its instant. */
  readonly day: { readonly date: string } | { readonly instant: string };
  /** SQL for the instant at which the platform wrote the item. */
  readonly writtenAt: string;
  /** SQL for the number of an item, assigned in the transaction that makes the row an item; default: `o.id`. */
  readonly number?: string;
  /** The table whose ids are these numbers; default: `table`. */
  readonly numberedBy?: string;
  /** SQL that is true while items of the business day `$1` may still be posted; default: never. */
  readonly isOpen?: string;
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

/** The inputs from which the services are created. */
export interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether mails are sent. */
  readonly sendsMail: boolean;
  readonly messages: Messages;
  /** The key of the fingerprints; default: random, for this process only. */
  readonly fingerprintKey?: Buffer | undefined;
  /** The keys of the secret box, the current one first; default: random, for this process only. */
  readonly secretKeys?: readonly Buffer[] | undefined;
  /** Chains to look up transactions and addresses; default: none. */
  readonly chains?: Chains | undefined;
  /** The URL of the portal; default: unknown. */
  readonly portalUrl?: string | undefined;
  /** The text of the next captcha; default: random. */
  readonly captchaText?: (() => string) | undefined;
  /** What pays bonuses to sponsors; default: nothing. */
  readonly bonusSources?: readonly BonusSource[];
  /** Default: none. */
  readonly sendingPauses?: readonly SendingPause[];
  /** Default: none. */
  readonly operationGuards?: readonly OperationGuard[];
  /** Default: none. */
  readonly valueSteps?: readonly ValueSteps[];
  /** Default: none. */
  readonly settingGuards?: readonly SettingGuard[];
  /** Default: none. */
  readonly identityRequiredFor?: ReadonlySet<Endpoint> | undefined;
  /** Default: the platform's own game, with a random secret for this process only. */
  readonly game?: LinkedGame | undefined;
  /** Where pictures are stored; default: a disk that this process cannot inspect. */
  readonly storage?: Storage | undefined;
  /** Default: a captcha after failures, and registration without an email address. */
  readonly visitorRules?: VisitorRules | undefined;
  /** How long a session may stay unused; default: its whole lifetime. */
  readonly sessionIdleMs?: number | undefined;
  /** The hash functions for passwords; default: argon2id with the production cost. */
  readonly passwordWork?: PasswordWork | undefined;
  /** Called with the number of waiting password checks of a queue. */
  readonly onPasswordQueue?: (queue: PasswordQueue, length: number) => void;
  /** Called with the number of pictures waiting to be decoded. */
  readonly onPictureQueue?: (length: number) => void;
}

export function createServices(foundation: Foundation): Services {
  const { database, clock, messages, portalUrl, passwordWork, onPasswordQueue, onPictureQueue } = foundation;
  const passwordsOf = (queue: PasswordQueue) =>
    new Passwords(queue, (length) => onPasswordQueue?.(queue, length), passwordWork);
  return {
    database,
    clock,
    passwords: { members: passwordsOf('members'), visitors: passwordsOf('visitors') },
    sessions: new Sessions(database, clock, foundation.sessionIdleMs),
    lockouts: {
      login: new Lockout(database, clock, {
        scope: 'login',
        locked: (until) => refusals.LOGIN_LOCKED({ until: until.toISOString() }),
      }),
      transaction: new Lockout(database, clock, {
        scope: 'transaction',
        locked: (until) => refusals.TRANSACTION_PASSWORD_LOCKED({ until: until.toISOString() }),
      }),
    },
    fingerprints: new Fingerprints(foundation.fingerprintKey),
    secretBox: new SecretBox(foundation.secretKeys),
    outbox: new Outbox({ isOn: foundation.sendsMail, clock, messages, portalUrl }),
    pictures: new PictureReader(onPictureQueue),
    storage: foundation.storage ?? new Storage({ folder: undefined, minFreeBytes: 0 }),
    messages,
    chains: foundation.chains ?? new Map(),
    visitorRules: foundation.visitorRules ?? {
      signInCaptcha: 'after-failures',
      registrationEmail: 'optional',
    },
    portalUrl,
    captchaText: foundation.captchaText,
    bonusSources: foundation.bonusSources ?? [],
    game: foundation.game ?? { secret: randomBytes(32), url: undefined, name: undefined },
    sendingPauses: foundation.sendingPauses ?? [],
    operationGuards: foundation.operationGuards ?? [],
    valueSteps: foundation.valueSteps ?? [],
    settingGuards: foundation.settingGuards ?? [],
    identityRequiredFor: foundation.identityRequiredFor ?? new Set(),
  };
}
