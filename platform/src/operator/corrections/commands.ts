/** The operator's commands that correct the ledger. */
import { creditTypes } from '@portal/schema/rest';
import { Refusal } from '../../kernel/refusal.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { coins } from '../../ledger/coins.ts';
import { refusals } from '../../ledger/refusals.ts';
import { change, done, notDone, type Command, type Outcome } from '../command.ts';
import { amount, oneOf, reason, text, userName } from '../values.ts';
import { adjust, findOriginal, reverseJournal, type JournalOwner } from './corrections.ts';

const isShort = (error: unknown): boolean =>
  error instanceof Refusal && error.code === refusals.INSUFFICIENT_BALANCE.code;

/** The commands that correct the ledger. Only journals of the owners and corrections can be reversed. */
export const correctionCommands = (owners: readonly JournalOwner[]): readonly Command[] => [
  adjustment('in', 'gives a member credits; the member reads the reason', 1n),
  adjustment('out', 'takes credits from a member; the member reads the reason', -1n),
  change({
    words: 'reverse',
    movesCredits: true,
    does: 'reverses a movement; its members read the reason',
    args: {
      number: { ...text('Which movement? Give its transaction number.'), label: 'transaction number' },
    },
    options: { reason },
    changes: ({ number }) => ({
      sql: `select r.id as reversal, r.transaction_number, r.reason from journal o
            left join journal r on r.reversal_of = o.id where o.transaction_number = $1`,
      params: [number],
    }),
    run: async (operation, { number, reason: why }) => {
      const original = await findOriginal(operation, number, owners);
      if (original === undefined)
        return notDone(`There is no movement with the transaction number ${number}.`);
      const { id, isReversal, reversedBy, isHeld, domain, isReversible } = original;
      if (isReversal)
        return notDone(`${number} is a reversal itself: put it right with adjust in or adjust out.`);
      if (reversedBy !== null) return notDone(`${number} was reversed before, by ${reversedBy}.`);
      if (isHeld)
        return notDone(
          `${number} froze or released credits of an order${domain === null ? '' : ` (${domain})`}: decide or cancel that order instead.`,
        );
      if (!isReversible)
        return notDone(
          domain === null
            ? `${number} belongs to no order that can be taken back: use adjust in or adjust out.`
            : `${number} belongs to an order (${domain}) whose state would then be wrong: use adjust in or adjust out.`,
        );
      try {
        const { transactionNumber } = await reverseJournal(operation, id, why);
        return done(`${number} is reversed by ${transactionNumber}.`);
      } catch (error) {
        if (!isShort(error)) throw error;
        return notDone(
          `${number} cannot be reversed: who received the credits no longer has them available.`,
        );
      }
    },
  }),
];

function adjustment(direction: 'in' | 'out', does: string, sign: 1n | -1n): Command {
  return change({
    words: `adjust ${direction}`,
    movesCredits: true,
    does,
    args: {
      user: userName,
      amount: amount('How much? Give an amount above 0.'),
      coin: oneOf(creditTypes, `Which credits? Give one of ${creditTypes.join(', ')}.`),
    },
    options: { reason },
    changes: ({ user, coin }) => ({
      sql: `select a.owner_id, a.coin_id, a.available, a.version from account a join member m on m.id = a.owner_id
            where m.user_name_key = $1 and a.coin_id = $2`,
      params: [user.toLowerCase(), coins[coin]],
    }),
    run: async (operation, { user, amount: value, coin, reason: why }): Promise<Outcome> => {
      const member = await operation.tx.maybe<{ id: bigint; user_name: string }>(
        'select id, user_name from member where user_name_key = $1',
        [user.toLowerCase()],
      );
      if (member === undefined) return notDone(`There is no member ${user}.`);
      const { id: memberId, user_name: name } = member;
      try {
        const posted = await adjust(operation, { memberId, coin, amount: sign * value, reason: why });
        return done(
          `${formatAmount(value)} ${coin} ${direction === 'in' ? 'given to' : 'taken from'} ${name}: ${posted.transactionNumber}.`,
        );
      } catch (error) {
        if (!isShort(error)) throw error;
        return notDone(`${name} does not have ${formatAmount(value)} ${coin} available: nothing was taken.`);
      }
    },
  });
}
