import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Lockout } from './domains/session/lockout.ts';
import type { Sessions } from './domains/session/sessions.ts';
import type { Passwords } from './passwords.ts';
import type { Post } from './post.ts';

/** What the domains work with. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly lockouts: { readonly login: Lockout; readonly transaction: Lockout };
  readonly post: Post;
}
