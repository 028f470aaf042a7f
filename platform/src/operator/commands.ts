/** What whoever operates the platform can have it do. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { banMember, unbanMember, type BanOutcome } from '../domains/member/ban.ts';
import { auditLedger, type Violation } from '../ledger/audit.ts';
import { refusalMessage } from '../messages/index.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { optionNames, type Arguments, type Commands, type Operation } from './command.ts';
import { convertCommands, convertUsage } from './converts.ts';
import { depositCommands, depositFiles, depositUsage } from './deposits.ts';
import { done, misused, notDone, type Outcome } from './outcome.ts';
import { longestReason, plainReason } from './reviews.ts';
import { withdrawalCommands, withdrawalUsage } from './withdrawals.ts';

export const usage = `Usage: platform <command>

  audit                                   prove the ledger, or list what is wrong with it
  review list                             what waits for a decision, oldest first
  review approve <id>                     decide it
  review reject <id> --reason <text>      decide it; the member reads the reason
  review image <id> <file>                write the picture that was sent in with it to a file (WebP)
  member ban <user name> --reason <text>  close an account and end its sessions
  member unban <user name>                open it again
${depositUsage}${withdrawalUsage}${convertUsage}`;

const commands: Commands = {
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
    const plain = plainReason(reason);
    if (plain === undefined) return misused(`A reason has at most ${longestReason} characters.`);
    return (await reviews.reject(id, plain)) ? done(`${id} is rejected.`) : notPending(id);
  },
  'review image': async ({ reviews }, { positional: [id, path] }) => {
    if (id === undefined) return misused('Which review? Give its id.');
    if (path === undefined) return misused('Which file? Give one that is not there yet.');
    const picture = await reviews.picture(id);
    if (picture === undefined) return notDone(`There is no picture of ${id}.`);
    const base64 = Buffer.from(picture).toString('base64');
    return { ...done(`The picture of ${id} is in ${path}.`), file: { path, base64 } };
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
  ...depositCommands,
  ...withdrawalCommands,
  ...convertCommands,
};

const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
  optionNames.map((name) => [name, { type: 'string' }]),
);

/** The file that a command line wants read. Whoever types the command reads it: the platform may run elsewhere. */
export function fileToRead(args: readonly string[]): string | undefined {
  const parsed = parse(args);
  if (typeof parsed === 'string') return undefined;
  const { positional } = parsed;
  const place = depositFiles[positional.slice(0, 2).join(' ')];
  return place === undefined ? undefined : positional[2 + place];
}

/** Runs one command. `input` is the text of {@link fileToRead}. */
export async function runCommand(
  operation: Operation,
  args: readonly string[],
  input?: string,
): Promise<Outcome> {
  const outcome = await run(operation, args, input).catch(toldRefusal);
  return outcome.exitCode === 2 ? misused(`${outcome.text}\n\n${usage}`) : outcome;
}

async function run(
  operation: Operation,
  args: readonly string[],
  input: string | undefined,
): Promise<Outcome> {
  const parsed = parse(args, input);
  if (typeof parsed === 'string') return misused(parsed);
  const { positional } = parsed;
  for (const words of [2, 1]) {
    const command = commands[positional.slice(0, words).join(' ')];
    if (command !== undefined) return command(operation, { ...parsed, positional: positional.slice(words) });
  }
  return misused(positional.length === 0 ? 'Which command?' : 'There is no such command.');
}

/** A refusal of the ledger is an answer; anything else is somebody's to mend. */
function toldRefusal(error: unknown): Outcome {
  if (error instanceof Refusal) return notDone(refusalMessage(error, 'en-US'));
  throw error;
}

function parse(args: readonly string[], input?: string): Arguments | string {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const texts = optionNames.map((name) => [name, given(values[name])] as const);
    return {
      ...(Object.fromEntries(texts) as Omit<Arguments, 'positional' | 'input'>),
      positional: positionals,
      input,
    };
  } catch (error) {
    return error instanceof Error ? error.message : 'The arguments cannot be read.';
  }
}

/** An option's text; one that is blank was not given. */
function given(text: unknown): string | undefined {
  const trimmed = typeof text === 'string' ? text.trim() : undefined;
  return trimmed === '' ? undefined : trimmed;
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
