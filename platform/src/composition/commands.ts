/** The operator's commands: those of the platform and of the domains. */
import { CommandRunner } from '../operator/command-runner.ts';
import { createPlatformCommands } from '../operator/commands.ts';
import { platformAuditPlan } from './audit.ts';
import { collectByName, collectFromDomains, createReviews } from './collect.ts';
import { prepareDatabase } from './prepare-database.ts';

/** All commands by their words. */
export const commands = collectByName(
  'the command',
  (domain) => domain.commands,
  ({ words }) => words,
  createPlatformCommands({
    prepareDatabase,
    auditPlan: platformAuditPlan,
    journalOwners: collectFromDomains(({ name, audit }) =>
      audit?.claim === undefined
        ? []
        : [{ name, claim: audit.claim, isReversible: audit.reversible === true }],
    ),
    jobs: collectFromDomains((domain) => domain.jobs),
  }),
);

/** Runs the commands of the platform and of the domains. */
export const commandRunner = new CommandRunner(commands.values(), createReviews);
