/** Demo data of the game: aiko has played, chen has only registered. */
import { createHash } from 'node:crypto';
import { roundChoices } from '@portal/schema/rules';
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import { findAccount, insertAccount, lockAccount, setWallet, type GameAccount } from './accounts.ts';
import { openChain } from './chain.ts';
import { ownGame } from './holder.ts';
import { placeOrder } from './orders.ts';
import { placeBet } from './rounds.ts';

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A fixed seed, so that every first start gives the same results. */
const seed = createHash('sha256').update('demonstration').digest();

const requireDemoAccount = async ({ operation, idOf }: DemoLedger, who: string): Promise<GameAccount> => {
  const account = await findAccount(operation.tx, idOf(who));
  if (account === undefined) throw new Error(`${who} has no game account`);
  return account;
};

/** Bets on one choice after another. */
async function playRounds(book: DemoLedger, stakes: readonly string[]): Promise<void> {
  const { tx, now } = book.operation;
  const { id } = await requireDemoAccount(book, 'aiko');
  for (const [index, stake] of stakes.entries()) {
    await placeBet(
      tx,
      await lockAccount(tx, id),
      {
        key: `demo-round-${now.getTime()}-${index}`,
        choice: roundChoices[index % 3] ?? 'EVEN',
        stake: parseAmount(stake),
        clientSeed: `aiko-${index + 1}`,
        edgePpm: 20_000n,
      },
      now,
    );
  }
}

const send = (amount: string) => async (book: DemoLedger) => {
  await book.topUp('aiko', 'GMT', parseAmount(amount));
  const account = await requireDemoAccount(book, 'aiko');
  await placeOrder(book.operation, { account, type: 'OUT', game: ownGame, amount: parseAmount(amount) });
};

const bringBack = (amount: string) => async (book: DemoLedger) => {
  const account = await requireDemoAccount(book, 'aiko');
  await placeOrder(book.operation, { account, type: 'IN', game: ownGame, amount: parseAmount(amount) });
};

export const demo: Demo = {
  prepare: () => ({
    events: [
      demoEventAt(36, '08:10', async ({ operation: { tx, now }, idOf }) => {
        const { id } = await insertAccount(tx, idOf('aiko'), 'AikoOfTheHash', now);
        await setWallet(tx, idOf('aiko'), wallet, now);
        await openChain(tx, id, now, seed);
      }),
      demoEventAt(36, '08:15', send('180')),
      demoEventAt(36, '20:10', (book) => playRounds(book, ['5', '10', '2.5', '5', '7.25', '1'])),
      demoEventAt(36, '20:41', bringBack('60')),
      demoEventAt(20, '21:00', async ({ operation: { tx, now }, idOf }) => {
        await insertAccount(tx, idOf('chen'), 'chen_at_night', now);
      }),
      demoEventAt(10, '21:05', (book) => playRounds(book, ['10', '10', '1', '4'])),
      demoEventAt(10, '21:12', bringBack('36.25')),
      demoEventAt(6, '22:05', send('75')),
      demoEventAt(1, '20:30', (book) => playRounds(book, ['5', '5', '2', '5', '5', '2', '1', '1'])),
    ],
  }),
};
