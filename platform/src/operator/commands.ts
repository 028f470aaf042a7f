/** What whoever operates the platform can have it do. */
import { banMember, unbanMember, type BanOutcome } from '../domains/member/ban.ts';
import { auditLedger, type Violation } from '../ledger/audit.ts';
import { refusalMessage } from '../messages/index.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { readLine } from './command-line.ts';
import type { Commands, Operation } from './command.ts';
import { convertCommands, convertUsage } from './converts.ts';
import { depositCommands, depositFiles, depositUsage } from './deposits.ts';
import { done, misused, notDone, type Outcome } from './outcome.ts';
import { longestReason, plainReason } from './review-queue.ts';
import { helpOf, type Usage } from './usage.ts';
import { withdrawalRuleCommands, withdrawalRuleUsage } from './withdrawal-rules.ts';
import { withdrawalCommands, withdrawalUsage } from './withdrawals.ts';

const usages: readonly Usage[] = [
  ['audit', 'prove the ledger, or list what is wrong with it'],
  ['review list', 'what waits for a decision, oldest first'],
  ['review approve <id>', 'decide it'],
  ['review reject <id> --reason <text>', 'decide it; the member reads the reason'],
  ['review image <id> <file>', 'write the picture that was sent in with it to a file (WebP)'],
  ['member ban <user name> --reason <text>', 'close an account and end its sessions'],
  ['member unban <user name>', 'open it again'],
  ...depositUsage,
  ...withdrawalUsage,
  ...withdrawalRuleUsage,
  ...convertUsage,
];

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
    const plain = plainReason(reason);
    if (plain === undefined) return misused(`A reason has at most ${longestReason} characters.`);
    return tell(await banMember(services, userName, plain), userName, 'closed');
  },
  'member unban': async ({ services }, { positional: [userName] }) => {
    if (userName === undefined) return misused('Which member? Give the user name.');
    return tell(await unbanMember(services, userName), userName, 'open');
  },
  ...depositCommands,
  ...withdrawalCommands,
  ...withdrawalRuleCommands,
  ...convertCommands,
};

/** What to print for somebody who asks for help, with one group of commands or all; undefined for who does not. */
export function helpFor(args: readonly string[]): string | undefined {
  const isAsked = args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h');
  return isAsked
    ? helpOf(
        usages,
        args.find((arg) => !['help', '--help', '-h'].includes(arg)),
      )
    : undefined;
}

/** The file that a command line wants read. Whoever types the command reads it: the platform may run elsewhere. */
export function fileToRead(args: readonly string[]): string | undefined {
  const line = readLine(usages, args);
  if ('problem' in line) return undefined;
  const place = depositFiles[line.words];
  return place === undefined ? undefined : line.args.positional[place];
}

/** Runs one command. `input` is the text of {@link fileToRead}. */
export async function runCommand(
  operation: Operation,
  args: readonly string[],
  input?: string,
): Promise<Outcome> {
  const line = readLine(usages, args);
  if ('problem' in line) return misused(`${line.problem}\n\n${line.help}`);
  const command = commands[line.words];
  if (command === undefined) throw new Error(`the command ${line.words} does nothing`);
  const outcome = await command(operation, { ...line.args, input }).catch(toldRefusal);
  return outcome.exitCode === 2 ? misused(`${outcome.text}\n\n${line.help}`) : outcome;
}

/** A refusal of the ledger is an answer; anything else is somebody's to mend. */
function toldRefusal(error: unknown): Outcome {
  if (error instanceof Refusal) return notDone(refusalMessage(error, 'en-US'));
  throw error;
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
