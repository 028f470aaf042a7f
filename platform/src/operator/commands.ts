/** The operator's commands that belong to no domain. */
import type { Database } from '../database/database.ts';
import { logRetry, type MigrateOptions } from '../database/migrate.ts';
import { contractingMigrations } from '../database/missing-migrations.ts';
import type { Job } from '../jobs/job.ts';
import type { AuditPlan } from '../ledger/audit-plan.ts';
import { commands as actionCommands } from './actions.ts';
import { auditCommands } from './audit.ts';
import { command, done, type Command, type Operation, type Outcome, type Value } from './command.ts';
import { correctionCommands } from './corrections/commands.ts';
import type { JournalOwner } from './corrections/corrections.ts';
import { commands as grantCommands } from './grant.ts';
import { jobCommands } from './jobs.ts';
import { commands as mailCommands } from './mails.ts';
import { commands as reviewCommands } from './review-commands.ts';

/** Stage of a migration; default: what the previous build survives. */
const stage = {
  parse: (typed: string) => (typed === 'contract' ? typed : undefined),
  ask: "Which stage? Give 'contract', or nothing.",
  label: 'contract',
  isOptional: true,
} as const satisfies Value<string>;

/** Migrates a database and loads the content of this build; returns the names of what was applied and published. */
type PrepareDatabase = (
  db: Database,
  now: Date,
  options: MigrateOptions,
) => Promise<{ readonly applied: readonly string[]; readonly loaded: readonly string[] }>;

/** What the platform's own commands work on. */
export interface CommandParts {
  readonly prepareDatabase: PrepareDatabase;
  /** What an audit checks. */
  readonly auditPlan: AuditPlan;
  /** Whose journals can be told apart and reversed. */
  readonly journalOwners: readonly JournalOwner[];
  /** The jobs of the domains. */
  readonly jobs: readonly Job[];
}

/** The commands that belong to no domain. */
export const createPlatformCommands = ({
  prepareDatabase,
  auditPlan,
  journalOwners,
  jobs,
}: CommandParts): readonly Command[] => [
  command({
    words: 'migrate',
    does: "migrate the database to this build's schema; 'contract' removes what the previous build used",
    args: { stage },
    worksWithoutSchema: true,
    run: (operation, { stage: only }) => runMigrations(prepareDatabase, operation, only === 'contract'),
  }),
  ...reviewCommands,
  ...grantCommands,
  ...jobCommands(jobs),
  ...mailCommands,
  ...auditCommands(auditPlan),
  ...actionCommands,
  ...correctionCommands(journalOwners),
];

/**
 * Applies migrations that the previous build survives; with `contract`, also those that remove what only it needed. Then
 * publishes new texts of this build.
 */
async function runMigrations(
  prepareDatabase: PrepareDatabase,
  { services: { database, clock }, logger }: Operation,
  contract: boolean,
): Promise<Outcome> {
  const { applied, loaded } = await prepareDatabase(database, clock.now(), {
    contract,
    onRetry: logRetry(logger),
  });
  const left = await contractingMigrations(database);
  const lines = [
    ...(applied.length > 0 ? [`Applied: ${applied.join(', ')}.`] : []),
    ...(loaded.length > 0 ? [`Published: ${loaded.join(', ')}.`] : []),
    left.length > 0
      ? `Left: ${left.join(', ')}. Once every process runs this build, run 'platform migrate contract'.`
      : 'The database has all migrations of this build.',
  ];
  return done(lines);
}
