/** The operator's commands for members' packages: grants, premiums and fines. */
import { formatAmount } from '../../ledger/amount.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import { refusals as ledgerRefusals } from '../../ledger/refusals.ts';
import type { BacklogGauge } from '../../operator/backlog.ts';
import { rowOf, type Subject } from '../../operator/subject.ts';
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
import { Refusal } from '../../refusal.ts';
import { findMember } from '../member/index.ts';
import { fine } from './fine.ts';
import { findContract, listOrders } from './orders.ts';
import { grantContract } from './place.ts';
import { placePremium, recallPremium, requireOffer } from './premium.ts';
import { listPremiums, premiumById } from './premiums.ts';
import { coin, findPackage } from './rules.ts';
import { commands as settings } from './settings.ts';
import { postEndedDays } from './trade.ts';

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'insurance_packages_running',
    help: 'Insurance packages of members that run, by kind, as of the last minute.',
    label: 'kind',
    count: async (db) => {
      const rows = await db.query<{ kind: string; count: bigint }>(
        `select k.kind, count(c.id) from unnest(array['BOUGHT', 'SPECIAL', 'TRIAL']) as k (kind)
         left join insurance_contract c on c.kind = k.kind and c.ended_at is null group by k.kind`,
      );
      return rows.map(({ kind, count }) => [kind, count]);
    },
  },
];

const packageId = { ...id('Which package? packages names them.'), label: 'package' };

/** The ledger's operation of a command: each makes one. */
const begin = ({ tx, action, now }: Change): Promise<Operation> =>
  beginOperation(tx, { scope: 'insurance:operator', key: action.toString(), input: {}, now });

/** The newest row of a member in a table. */
const newestOf = (table: string, userName: string): Subject => ({
  sql: `select o.* from ${table} o join member m on m.id = o.member_id where m.user_name_key = $1 order by o.id desc limit 1`,
  params: [userName.toLowerCase()],
});

/** A refusal in the operator's language. */
async function orRefusal({ services }: Change, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return notDone(services.messages.sayRefusal(error, 'en-US'));
  }
}

export const commands: readonly Command[] = [
  ...settings,
  command({
    words: 'package list',
    does: "a member's insurance packages with their premiums, newest first",
    args: { user: userName },
    run: async ({ services: { database, clock } }, given) => {
      const holder = await findMember(database, given.user);
      if (holder === undefined) return notDone(`There is no member ${given.user}.`);
      const page = { pageSize: 50, cursor: undefined };
      const contracts = await listOrders(database, holder.id, page, clock.now());
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
    does: 'gives a member a package: --special to keep, --trial until its contract is over',
    args: { user: userName },
    options: { special: optional(packageId), trial: optional(packageId) },
    changes: (given) => newestOf('insurance_contract', given.user),
    run: async (operation, given) => {
      const which = given.special ?? given.trial;
      if (which === undefined || (given.special !== undefined && given.trial !== undefined))
        return notDone('Which package? Give --special or --trial with its number.');
      const [receiver, granted] = [
        await findMember(operation.tx, given.user),
        await findPackage(operation.tx, which),
      ];
      if (receiver === undefined) return notDone(`There is no member ${given.user}.`);
      if (granted === undefined) return notDone(`There is no package ${which}.`);
      const kind = given.special === undefined ? 'TRIAL' : 'SPECIAL';
      const contract = await grantContract(await begin(operation), receiver.id, granted, kind);
      return done(
        `${receiver.userName} has ${granted.name} as a ${kind.toLowerCase()} package: contract ${contract.id}.`,
      );
    },
  }),
  change({
    words: 'premium issue',
    movesCredits: true,
    does: "gives the next premium of a member's package",
    args: { contract: id('Which contract? Give its number.') },
    options: { reason: optional(reason) },
    changes: ({ contract }) => ({
      sql: 'select * from insurance_premium where contract_id = $1 order by id desc limit 1',
      params: [contract],
    }),
    run: (operation, given) =>
      orRefusal(operation, async () => {
        const locked = await operation.tx.maybe<{ member_id: bigint }>(
          'select member_id from insurance_contract where id = $1 for update',
          [given.contract],
        );
        if (locked !== undefined) await postEndedDays(operation.tx, given.contract, operation.now);
        const contract = locked && (await findContract(operation.tx, locked.member_id, given.contract));
        if (contract === undefined) return notDone(`There is no contract ${given.contract}.`);
        const issuing = await begin(operation);
        const offer = requireOffer(issuing, contract);
        const premium = await placePremium(issuing, contract, offer, { reason: given.reason });
        return done(
          `Premium ${premium.id} of ${formatAmount(premium.amount)} insures the next six trades of contract ${contract.id}.`,
        );
      }),
  }),
  change({
    words: 'premium recall',
    movesCredits: true,
    does: 'takes an issued premium back that insured no trade',
    args: { id: id('Which premium? Give its number.') },
    options: { reason: optional(reason) },
    changes: (given) => rowOf('insurance_premium', { id: given.id }),
    run: async (operation, given) => {
      // The trade of its contract takes the same lock.
      const insured = await operation.tx.maybe<{ id: bigint }>(
        `select id from insurance_contract where id = (select contract_id from insurance_premium where id = $1) for update`,
        [given.id],
      );
      if (insured !== undefined) await postEndedDays(operation.tx, insured.id, operation.now);
      const premium = await premiumById(operation.tx, given.id);
      if (premium === undefined) return notDone(`There is no premium ${given.id}.`);
      if (!premium.is_issued) return notDone(`Premium ${given.id} was paid by its member.`);
      if (premium.recalled_at !== null) return notDone(`Premium ${given.id} was recalled before.`);
      if (premium.trades > 0) return notDone(`Premium ${given.id} has insured trades already.`);
      await recallPremium(await begin(operation), premium, given.reason);
      return done(`Premium ${given.id} is recalled.`);
    },
  }),
  change({
    words: 'fine',
    movesCredits: true,
    does: 'takes insurance credits from a member as a penalty; the member reads the reason',
    args: { user: userName, amount: amount('How much? Give an amount above 0.') },
    options: { reason },
    changes: (given) => newestOf('insurance_fine', given.user),
    run: async (operation, given) => {
      const fined = await findMember(operation.tx, given.user);
      if (fined === undefined) return notDone(`There is no member ${given.user}.`);
      try {
        await fine(await begin(operation), {
          memberId: fined.id,
          amount: given.amount,
          reason: given.reason,
        });
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== ledgerRefusals.INSUFFICIENT_BALANCE.code)
          throw error;
        return notDone(
          `${fined.userName} does not have ${formatAmount(given.amount)} ${coin} available: nothing was taken.`,
        );
      }
      return done(`${formatAmount(given.amount)} ${coin} taken from ${fined.userName} as a fine.`);
    },
  }),
];
