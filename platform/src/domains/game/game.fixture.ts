/** Playing as a member does, for tests of the game. */
import { domains, type RequestOf } from '@portal/schema/rest';

import { done } from '../../../test/books.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword } from '../../../test/testing.ts';

const { assets, game } = domains;

let count = 0;
const next = (): number => (count += 1);
export const nextKey = (): string => `key-of-the-game-${String(next()).padStart(4, '0')}`;

/** A BEP20 address that no other member has. */
export const nextWallet = (): string => `0x${(0xdef000 + next()).toString(16).padStart(40, '1')}`;

/** What a member does at the game. */
export type Player = Awaited<ReturnType<typeof newPlayer>>;

/** A member with 1,000 game credits who is registered and bound, unless `bound` says otherwise. */
export async function newPlayer(suite: Suite, userName: string, { bound = true } = {}) {
  const { platform, client } = suite;
  const member = await platform.addMember(userName, { balances: { GMT: '1000' } });
  const token = await platform.signIn(member);
  const bind = (bscAddress: string) =>
    client.call(game.gmtBind, { bscAddress, transactionPassword: testTransactionPassword }, { token });
  const account = done(await client.call(game.gmtRegister, { nickName: `p_${userName}` }, { token }));
  if (bound) done(await bind(nextWallet()));
  return {
    member,
    gameId: account.gameId,
    bind,
    ...playAt(suite, token),
    at: (other: Suite) => playAt(other, token),
  };
}

/** What the member of a session does at a platform. */
function playAt({ client }: Suite, token: string) {
  const deposit = (amount: string, idempotencyKey = nextKey()) =>
    client.call(
      game.deposit,
      { idempotencyKey, amount, transactionPassword: testTransactionPassword },
      { token },
    );
  const launch = () => client.call(game.launchGames, {}, { token });
  const launchToken = async (): Promise<string> => done(await launch()).url.split('#launch=')[1] ?? '';
  const enter = async () =>
    done(await client.call(game.enterHashKingdom, { launchToken: await launchToken() }));
  return {
    token,
    deposit,
    launch,
    launchToken,
    enter,
    play: (gameSession: string, bet: Partial<RequestOf<typeof game.playHashKingdom>> = {}) =>
      client.call(game.playHashKingdom, {
        gameSession,
        betId: nextKey(),
        choice: 'EVEN',
        stake: '1',
        clientSeed: 'luck',
        ...bet,
      }),
    cashOut: (gameSession: string, amount: string, orderId = nextKey()) =>
      client.call(game.cashOutOfHashKingdom, { gameSession, orderId, amount }),
    info: async () => done(await client.call(game.gmtUserInfo, {}, { token })),
    transfers: async () =>
      done(await client.call(game.gameTransferList, { pageSize: 50, cursor: null }, { token })).records,
    /** Game credits that are available in the portal. */
    credits: async () =>
      done(await client.call(assets.assetsList, {}, { token })).records.find(
        ({ coinName }) => coinName === 'GMT',
      )?.assetsAvailable,
    /** Newest first: `GAME_TRANSFER_OUT -25`. */
    records: async () =>
      done(await client.call(assets.assetsRecordList, { pageSize: 50, cursor: null }, { token })).records.map(
        ({ recordType, amount }) => `${recordType} ${amount}`,
      ),
  };
}
