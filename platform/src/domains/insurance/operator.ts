/** Operator commands for members' packages: grants, premiums and fines. */
import { Refusal } from '../../kernel/refusal.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { refusals as ledgerRefusals } from '../../ledger/refusals.ts';
import { auditedRow, type AuditedRow } from '../../operator/audited-row.ts';
import {
  change,
  command,
  done,
  notDone,
  type Change,
  type Command,
  type Outcome,
} from '../../operator/command.ts';
import { amount, id, optional, reason, userName } from '../../operator/values.ts';
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';
import { findMember } from '../member/index.ts';
import { fine } from './fine.ts';
import { findContract, listContracts } from './orders.ts';
import { grantContract } from './place.ts';
import { placePremium, recallPremium, requirePremiumQuote } from './premium.ts';
import { listPremiums, getPremium } from './premiums.ts';
import { coin, findPackage } from './rules.ts';
import { commands as settings } from './settings.ts';
import { postEndedDays } from './trade.ts';

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'insurance_packages_running',
    help: 'Insurance packages of members that run, by kind, as of the last minute.',
    label: 'kind',
    sql: `select k.kind as value, count(c.id) from unnest(array['BOUGHT', 'SPECIAL', 'TRIAL']) as k (kind)
      left join insurance_contract c on c.kind = k.kind and c.ended_at is null group by k.kind`,
  }),
];

const packageId = { ...id('Which package? packages names them.'), label: 'package' };

/** The ledger operation of a command. */
const toOperation = ({ tx, action, now }: Change): Promise<Operation> =>
  beginOperation(tx, 'insurance:operator', action, now);

/** Returns the newest row of a member in a table. */
const findNewestContract = (table: string, userName: string): AuditedRow => ({
  sql: `select o.* from ${table} o join member m on m.id = o.member_id where m.user_name_key = $1 order by o.id desc limit 1`,
  params: [userName.toLowerCase()],
});

/** Reports a refusal in the operator's language. */
async function reportRefusal({ services }: Change, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return notDone(services.messages.formatRefusal(error, 'en-US'));
  }
}

export const commands: readonly Command[] = [
  ...settings,
  command({
    words: 'package list',
    does: "a member's insurance packages with their premiums, newest first",
    args: { user: userName },
    run: async ({ services: { database, clock } }, args) => {
      const holder = await findMember(database, args.user);
      if (holder === undefined) return notDone(`There is no member ${args.user}.`);
      const page = { pageSize: 50, cursor: undefined };
      const contracts = await listContracts(database, holder.id, page, clock.now());
      const premiums = await listPremiums(database, holder.id, page);
      const lines = [
        ...contracts.records.map(
          (one) => `contract ${one.id}  ${one.name}  ${one.kind}  ${one.status}  ${one.amount} ${coin}`,
        ),
        ...premiums.records.map(
          (one) =>
            `premium ${one.id} of contract ${one.buyMatchingId}  ${one.status}  ${one.amount}  trades ${one.trades}`,
        ),
      ];
      return done(lines, `${holder.userName} has no package.`);
    },
  }),
  change({
    words: 'package grant',
    movesCredits: true,
    does: 'grants a member a package: --special to keep, --trial until its contract ends',
    args: { user: userName },
    options: { special: optional(packageId), trial: optional(packageId) },
    changes: (args) => findNewestContract('insurance_contract', args.user),
    run: async (operation, args) => {
      const which = args.special ?? args.trial;
      if (which === undefined || (args.special !== undefined && args.trial !== undefined))
        return notDone('Which package? Give --special or --trial with its number.');
      const [receiver, granted] = [
        await findMember(operation.tx, args.user),
        await findPackage(operation.tx, which),
      ];
      if (receiver === undefined) return notDone(`There is no member ${args.user}.`);
      if (granted === undefined) return notDone(`There is no package ${which}.`);
      const kind = args.special === undefined ? 'TRIAL' : 'SPECIAL';
      const contract = await grantContract(await toOperation(operation), receiver.id, granted, kind);
      return done(
        `${receiver.userName} has ${granted.name} as a ${kind.toLowerCase()} package: contract ${contract.id}.`,
      );
    },
  }),
  change({
    words: 'premium issue',
    movesCredits: true,
    does: "issues the next premium of a member's package",
    args: { contract: id('Which contract? Give its number.') },
    options: { reason: optional(reason) },
    changes: ({ contract }) => ({
      sql: 'select * from insurance_premium where contract_id = $1 order by id desc limit 1',
      params: [contract],
    }),
    run: (operation, args) =>
      reportRefusal(operation, async () => {
        const locked = await operation.tx.maybe<{ member_id: bigint }>(
          'select member_id from insurance_contract where id = $1 for update',
          [args.contract],
        );
        if (locked !== undefined) await postEndedDays(operation.tx, args.contract, operation.now);
        const contract = locked && (await findContract(operation.tx, locked.member_id, args.contract));
        if (contract === undefined) return notDone(`There is no contract ${args.contract}.`);
        const issuing = await toOperation(operation);
        const offer = requirePremiumQuote(issuing, contract);
        const premium = await placePremium(issuing, contract, offer, { reason: args.reason });
        return done(
          `Premium ${premium.id} of ${formatAmount(premium.amount)} insures the next six trades of contract ${contract.id}.`,
        );
      }),
  }),
  change({
    words: 'premium recall',
    movesCredits: true,
    does: 'recalls an issued premium that insured no trade',
    args: { id: id('Which premium? Give its number.') },
    options: { reason: optional(reason) },
    changes: (args) => auditedRow('insurance_premium', { id: args.id }),
    run: async (operation, args) => {
      // The trade of its contract takes the same lock.
      const insured = await operation.tx.maybe<{ id: bigint }>(
        `select id from insurance_contract where id = (select contract_id from insurance_premium where id = $1) for update`,
        [args.id],
      );
      if (insured !== undefined) await postEndedDays(operation.tx, insured.id, operation.now);
      const premium = await getPremium(operation.tx, args.id);
      if (premium === undefined) return notDone(`There is no premium ${args.id}.`);
      if (!premium.is_issued) return notDone(`Premium ${args.id} was paid by its member.`);
      if (premium.recalled_at !== null) return notDone(`Premium ${args.id} was recalled before.`);
      if (premium.trades > 0) return notDone(`Premium ${args.id} has insured trades already.`);
      await recallPremium(await toOperation(operation), premium, args.reason);
      return done(`Premium ${args.id} is recalled.`);
    },
  }),
  change({
    words: 'fine',
    movesCredits: true,
    does: 'charges a member insurance credits as a penalty; the member sees the reason',
    args: { user: userName, amount: amount('How much? Give an amount above 0.') },
    options: { reason },
    changes: (args) => findNewestContract('insurance_fine', args.user),
    run: async (operation, args) => {
      const fined = await findMember(operation.tx, args.user);
      if (fined === undefined) return notDone(`There is no member ${args.user}.`);
      try {
        await fine(await toOperation(operation), {
          memberId: fined.id,
          amount: args.amount,
          reason: args.reason,
        });
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== ledgerRefusals.INSUFFICIENT_BALANCE.code)
          throw error;
        return notDone(
          `${fined.userName} does not have ${formatAmount(args.amount)} ${coin} available: nothing was taken.`,
        );
      }
      return done(`${formatAmount(args.amount)} ${coin} taken from ${fined.userName} as a fine.`);
    },
  }),
];
