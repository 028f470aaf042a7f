import type { Logger } from 'pino';

import type { Chain } from './chain/chain.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { Lockout } from './domains/session/lockout.ts';
import { Sessions } from './domains/session/sessions.ts';
import type { Mailer } from './mailer.ts';
import { refuse } from './messages/index.ts';
import { Passwords } from './passwords.ts';
import { Post } from './post.ts';
import { PictureReader } from './uploads/picture.ts';

/** What the domains work with. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly lockouts: { readonly login: Lockout; readonly transaction: Lockout };
  readonly post: Post;
  readonly pictures: PictureReader;
  /** Where transactions and addresses are looked up; undefined where no endpoint is configured. */
  readonly chain: Chain | undefined;
}

/** What the services are made of. */
export interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly chain?: Chain | undefined;
  /** Told how many password checks wait. */
  readonly onPasswordQueue?: (length: number) => void;
  /** Told how many pictures wait to be decoded. */
  readonly onPictureQueue?: (length: number) => void;
}

export function createServices(foundation: Foundation): Services {
  const { database, clock, mailer, logger, chain, onPasswordQueue, onPictureQueue } = foundation;
  return {
    database,
    clock,
    passwords: new Passwords(onPasswordQueue),
    sessions: new Sessions(database, clock),
    lockouts: {
      login: new Lockout(database, clock, {
        scope: 'login',
        locked: (until) => refuse('LOGIN_LOCKED', { until: until.toISOString() }),
      }),
      transaction: new Lockout(database, clock, {
        scope: 'transaction',
        locked: (until) => refuse('TRANSACTION_PASSWORD_LOCKED', { until: until.toISOString() }),
      }),
    },
    post: new Post(mailer, logger),
    pictures: new PictureReader(onPictureQueue),
    chain,
  };
}
