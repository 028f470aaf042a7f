/** The command that creates the database role of the platform's processes. */
import { grantApplicationRole, RoleError } from '../database/application-role.ts';
import { change, done, notDone, type Command, type Value } from './command.ts';

/** A role of the database server. */
const role = {
  parse: (typed) => (/^[a-z_][a-z0-9_-]{0,62}$/.test(typed) ? typed : undefined),
  ask: 'Which role of the database? Give its name in lower case.',
} as const satisfies Value<string>;

export const commands: readonly Command[] = [
  change({
    words: 'grant',
    does: 'let processes run as a database role that reads and writes rows, and owns nothing',
    args: { role },
    changes: (given) => ({ sql: 'select rolname from pg_roles where rolname = $1', params: [given.role] }),
    run: async ({ tx }, given) => {
      try {
        const { isNew } = await grantApplicationRole(tx, given.role);
        return done([
          `${given.role} may read and write rows, and change no table. Run the processes as this role.`,
          ...(isNew
            ? [`It was made, without a password: set one with psql, '\\password ${given.role}'.`]
            : []),
        ]);
      } catch (error) {
        if (error instanceof RoleError) return notDone(error.message);
        throw error;
      }
    },
  }),
];
