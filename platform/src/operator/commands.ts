/** What whoever operates the platform can have it do. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { banMember, unbanMember, type BanOutcome } from '../domains/member/ban.ts';
import { auditLedger, type Violation } from '../ledger/audit.ts';
import type { Services } from '../services.ts';
import type { Reviews } from './reviews.ts';

/** What a command came to: text for people, and the exit code of the process. */
export interface Outcome {
  readonly text: string;
  /** 0 done, 1 not done or something is wrong, 2 not a command. */
  readonly exitCode: 0 | 1 | 2;
}

export const usage = `Usage: platform <command>

  audit                                   prove the ledger, or list what is wrong with it
  review list                             what waits for a decision, oldest first
  review approve <id>                     decide it
  review reject <id> --reason <text>      decide it; the member reads the reason
  member ban <user name> --reason <text>  close an account and end its sessions
  member unban <user name>                open it again
`;

/** What commands work with. */
export interface Operation {
  readonly services: Services;
  readonly reviews: Reviews;
}

type Command = (operation: Operation, args: Arguments) => Promise<Outcome>;

interface Arguments {
  readonly positional: readonly string[];
  readonly reason: string | undefined;
}

const done = (text: string): Outcome => ({ text, exitCode: 0 });
const notDone = (text: string): Outcome => ({ text, exitCode: 1 });
const misused = (text: string): Outcome => ({ text: `${text}\n\n${usage}`, exitCode: 2 });

const commands: Readonly<Record<string, Command>> = {
  audit: ({ services }) => audit(services),
  'review list': async ({ reviews }) => {
    const pending = await reviews.pending();
    if (pending.length === 0) return done('Nothing waits for a decision.');
    return done(
      pending.map(({ id, createdAt, summary }) => `${id}  ${createdAt.toISOString()}  ${summary}`).join('\n'),
    );
  },
  'review approve': async ({ reviews }, { positional: [id] }) => {
    if (id === undefined) return misused('Which review? Give its id.');
    return (await reviews.approve(id)) ? done(`${id} is approved.`) : notPending(id);
  },
  'review reject': async ({ reviews }, { positional: [id], reason }) => {
    if (id === undefined) return misused('Which review? Give its id.');
    if (reason === undefined) return misused('Why? Give --reason.');
    return (await reviews.reject(id, reason)) ? done(`${id} is rejected.`) : notPending(id);
  },
  'member ban': async ({ services }, { positional: [userName], reason }) => {
    if (userName === undefined) return misused('Which member? Give the user name.');
    if (reason === undefined) return misused('Why? Give --reason.');
    return tell(await banMember(services, userName, reason), userName, 'closed');
  },
  'member unban': async ({ services }, { positional: [userName] }) => {
    if (userName === undefined) return misused('Which member? Give the user name.');
    return tell(await unbanMember(services, userName), userName, 'open');
  },
};

const options = { reason: { type: 'string' } } as const satisfies ParseArgsConfig['options'];

/** Runs one command. */
export async function runCommand(operation: Operation, args: readonly string[]): Promise<Outcome> {
  const parsed = parse(args);
  if (typeof parsed === 'string') return misused(parsed);
  const { positionals, reason } = parsed;
  for (const words of [2, 1]) {
    const command = commands[positionals.slice(0, words).join(' ')];
    if (command === undefined) continue;
    return command(operation, { positional: positionals.slice(words), reason });
  }
  return misused(positionals.length === 0 ? 'Which command?' : 'There is no such command.');
}

function parse(args: readonly string[]): { positionals: string[]; reason: string | undefined } | string {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const reason = values.reason?.trim();
    return { positionals, reason: reason === '' ? undefined : reason };
  } catch (error) {
    return error instanceof Error ? error.message : 'The arguments cannot be read.';
  }
}

const notPending = (id: string): Outcome => notDone(`Nothing with the id ${id} waits for a decision.`);

function tell(outcome: BanOutcome, asked: string, state: 'closed' | 'open'): Outcome {
  switch (outcome.kind) {
    case 'unknown':
      return notDone(`There is no member ${asked}.`);
    case 'unchanged':
      return notDone(`The account of ${outcome.userName} is ${state} already.`);
    case 'done':
      return done(
        state === 'open'
          ? `The account of ${outcome.userName} is open.`
          : `The account of ${outcome.userName} is closed. Sessions ended: ${outcome.endedSessions}.`,
      );
  }
}

async function audit({ database }: Services): Promise<Outcome> {
  const { total, violations } = await database.transaction((tx) => auditLedger(tx), {
    isolation: 'repeatable read',
    readOnly: true,
    statementTimeoutMs: 600_000,
  });
  if (total === 0) return done('The books are right: no violation found.');
  const lines = violations.map(describe);
  const more = total - violations.length;
  return notDone(
    [
      `The books are wrong. Violations: ${total}.`,
      ...lines,
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  );
}

function describe(violation: Violation): string {
  const { kind, accountId, ownerId, coin, bucket, version, journalId, holdId, expected, actual } = violation;
  const facts = {
    account: accountId,
    owner: ownerId,
    coin,
    bucket,
    version,
    journal: journalId,
    hold: holdId,
    expected,
    actual,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return `  ${kind}  ${known.map(([name, value]) => `${name}=${String(value)}`).join(' ')}`;
}
