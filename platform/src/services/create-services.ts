import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@portal/schema/rest';
import type { Chains } from '../chain/chain.ts';
import type { Database } from '../database/database.ts';
import { Passwords, type PasswordQueue, type PasswordWork } from '../identity/passwords.ts';
import { Sessions } from '../identity/sessions.ts';
import type { Clock } from '../kernel/clock.ts';
import { Fingerprints } from '../kernel/fingerprints.ts';
import { SecretBox } from '../kernel/secret-box.ts';
import { Lockout } from '../limits/lockout.ts';
import { refusals } from '../limits/refusals.ts';
import { Outbox } from '../mails/outbox.ts';
import type { Messages } from '../messages/index.ts';
import type { BonusSource } from '../orders/bonus-source.ts';
import { PictureReader } from '../uploads/picture.ts';
import { Storage } from '../uploads/storage.ts';
import type {
  LinkedGame,
  OperationGuard,
  SendingPause,
  Services,
  SettingGuard,
  ValueSteps,
  VisitorRules,
} from './services.ts';

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
