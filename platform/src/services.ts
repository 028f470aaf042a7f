import { randomBytes } from 'node:crypto';

import type { Endpoint, PauseScope, WalletType } from '@portal/schema/rest';

import type { Chain } from './chain/chain.ts';
import type { Clock } from './clock.ts';
import type { Database, Queryable } from './database/database.ts';
import type { Messages } from './messages/index.ts';
import { Fingerprints } from './fingerprints.ts';
import { SecretBox } from './secret-box.ts';
import { Passwords, type PasswordQueue, type PasswordWork } from './passwords.ts';
import { Outbox } from './mails/outbox.ts';
import type { Coin } from './ledger/coins.ts';
import type { RecordType } from './ledger/record-types.ts';
import type { Refusal } from './refusal.ts';
import { Lockout } from './sessions/lockout.ts';
import { Sessions } from './sessions/sessions.ts';
import { PictureReader } from './uploads/picture.ts';
import { Storage } from './uploads/storage.ts';
import { refusals } from './sessions/refusals.ts';

/** The services available to the domains. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Readonly<Record<PasswordQueue, Passwords>>;
  readonly sessions: Sessions;
  /** Of passwords that a signed-in member types; strangers cannot reach them. */
  readonly lockouts: { readonly login: Lockout; readonly transaction: Lockout };
  /** Of what is remembered about visitors. */
  readonly fingerprints: Fingerprints;
  /** Of secrets that are read again, and that the database alone does not reveal. */
  readonly secretBox: SecretBox;
  readonly outbox: Outbox;
  readonly pictures: PictureReader;
  readonly storage: Storage;
  /** Says refusals in the language of the caller. */
  readonly messages: Messages;
  /** Where transactions and addresses are looked up; undefined where no endpoint is configured. */
  readonly chain: Chain | undefined;
  /** Where members open the portal, for links in mails; undefined: mails have none. */
  readonly portalUrl: string | undefined;
  /** What the next captcha shows; undefined: chance. */
  readonly captchaText: (() => string) | undefined;
  /** What members' business brings to the sponsors above them. */
  readonly bonusSources: readonly BonusSource[];
  /** Why a member can let nothing leave the account for a while. */
  readonly sendingPauses: readonly SendingPause[];
  /** Further rules that every operation of a member is checked against. */
  readonly operationGuards: readonly OperationGuard[];
  /** The steps on which members can move value, with what each costs. */
  readonly valueSteps: readonly ValueSteps[];
  /** Limits that settings of several domains keep together. */
  readonly settingGuards: readonly SettingGuard[];
  /** The endpoints that need a verified identity. */
  readonly identityRequiredFor: ReadonlySet<Endpoint>;
  readonly game: LinkedGame;
}

/** The game to which members go from the portal. */
export interface LinkedGame {
  /** What the platform and the game sign with. */
  readonly secret: Buffer;
  /** Where members enter it; undefined: the platform's own game, on the portal's origin. */
  readonly url: string | undefined;
  /**
   * The name of the linked game, whose signed orders are taken; also after its link has ended, so that it can return what it
   * holds. Undefined: no game was linked.
   */
  readonly name: string | undefined;
}

/**
 * Where items come from that pay bonuses to the sponsors above a member. An item is a row `o` of a table that never changes in
 * what this declares. Each is counted once: see `bonus_counted`.
 */
export interface BonusSource {
  /** Identifies the source in the database; never changes. */
  readonly name: string;
  /**
   * The bonus by ranks that it brings, with the par bonus that goes with it. `referralOverriding` is what members bought, and
   * also pays the sponsor and the pools; the others are what packages earned, and also pay by generation.
   */
  readonly overriding: Extract<RecordType, `${string}Overriding`>;
  readonly table: string;
  /** SQL behind `from <table> o`. */
  readonly joins?: string;
  /** SQL that is true for an item; default: every row is one. */
  readonly where?: string;
  /** SQL of the member who brought it; default: `o.member_id`. */
  readonly member?: string;
  /** SQL of minor units. Negative: what a member took back, deducted from what they buy. */
  readonly amount: string;
  /** SQL of the business day that an item belongs to, or of the instant. */
  readonly day: { readonly date: string } | { readonly instant: string };
  /** SQL of the instant that the platform stamped the item with. */
  readonly writtenAt: string;
  /** SQL of the number of an item, which is given in the transaction that makes it one; default: `o.id`. */
  readonly number?: string;
  /** The table whose ids these numbers are; default: `table`. */
  readonly numberedBy?: string;
  /** SQL that is true while something of the business day `$1` is still to be posted; default: nothing ever is. */
  readonly isOpen?: string;
}

/** A place where value of members can be: credits of a kind, or outside of the portal. */
export type ValuePlace = Coin | 'OUTSIDE';

/** One step on which members can move value. Of `given` at `from`, at most `received` arrive at `to`: exact whole numbers. */
export interface ValueStep {
  readonly from: ValuePlace;
  readonly to: ValuePlace;
  readonly received: bigint;
  readonly given: bigint;
  /** It buys a package, which counts for bonuses, and takes back what is in it. */
  readonly isPurchase?: true;
}

/** The steps of a domain at its settings in force. */
export type ValueSteps = (db: Queryable) => Promise<readonly ValueStep[]>;

/** How far settings are from a limit that those of several domains keep together. */
export interface SettingMargin {
  /** Above 0 where they keep it; the smaller, the closer. */
  readonly margin: bigint;
  /** Why they do not keep it, for the operator: a clause that ends with a full stop. */
  readonly reason: string;
}

/** Measures a limit that settings of several domains keep together. A command that comes closer to it and beyond is refused. */
export type SettingGuard = (services: Services, db: Queryable) => Promise<SettingMargin>;

/** Where credits can be paid to on a chain. */
export interface WalletAddress {
  readonly network: WalletType;
  /** In the notation that `requireAddress` returns. */
  readonly address: string;
}

/** Why an address must not be paid to; undefined where nothing speaks against it. */
export type AddressCheck = (services: Services, wallet: WalletAddress) => Promise<Refusal | undefined>;

/** A time in which a member can let nothing leave the account. */
export interface Pause {
  readonly until: Date;
  /** A word for the reason, as the contract has it. */
  readonly reason: string;
  readonly scope: PauseScope;
  /** What the member reads. One that is not final lets the same request through after the pause. */
  readonly refusal: Refusal;
}

/** The pause that holds for a member at `now`; undefined where there is none. */
export type SendingPause = (db: Queryable, memberId: bigint, now: Date) => Promise<Pause | undefined>;

/** An operation that a member asks for. */
export interface GuardedOperation {
  readonly memberId: bigint;
  readonly endpoint: Endpoint;
  readonly now: Date;
}

/** Why a member may not do an operation; undefined where nothing speaks against it. The refusal is not final. */
export type OperationGuard = (
  services: Services,
  db: Queryable,
  operation: GuardedOperation,
) => Promise<Refusal | undefined>;

/** The parts from which the services are created. */
export interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether mails are sent. */
  readonly sendsMail: boolean;
  readonly messages: Messages;
  /** The key of the fingerprints; default: one of this process alone. */
  readonly fingerprintKey?: Buffer | undefined;
  /** The keys of the secret box, the one in force first; default: one of this process alone. */
  readonly secretKeys?: readonly Buffer[] | undefined;
  /** Where transactions and addresses are looked up; default: nowhere. */
  readonly chain?: Chain | undefined;
  /** Where members open the portal; default: unknown. */
  readonly portalUrl?: string | undefined;
  /** What the next captcha shows; default: chance. */
  readonly captchaText?: (() => string) | undefined;
  /** What pays bonuses; default: nothing. */
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
  /** Default: the platform's own game, with a secret of this process alone. */
  readonly game?: LinkedGame | undefined;
  /** Where pictures are kept; default: on a disk that this process cannot see. */
  readonly storage?: Storage | undefined;
  /** How long a session may go unused; default: as long as it lasts. */
  readonly sessionIdleMs?: number | undefined;
  /** Hashes and checks passwords; default: argon2id at the cost that members' passwords deserve. */
  readonly passwordWork?: PasswordWork | undefined;
  /** Called with the number of password checks that wait in a queue. */
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
    chain: foundation.chain,
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
