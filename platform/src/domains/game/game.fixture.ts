/** Test helpers for playing. */
import { domains, type RequestOf } from '@portal/schema/rest';
import { requireResult } from '../../../test/audit-attacks.ts';
import type { Suite } from '../../../test/platforms.ts';
import { testTransactionPassword } from '../../../test/testing.ts';

const { assets, game } = domains;

let count = 0;
const next = (): number => (count += 1);
export const nextKey = (): string => `key-of-the-game-${String(next()).padStart(4, '0')}`;

/** Returns a unique BEP20 address. */
export const nextWallet = (): string => `0x${(0xdef000 + next()).toString(16).padStart(40, '1')}`;

/** A member who plays. */
export type Player = Awaited<ReturnType<typeof newPlayer>>;

/** Creates a member with 1,000 game credits, registered and (unless `bound` is false) bound. */
export async function newPlayer(suite: Suite, userName: string, { bound = true } = {}) {
  const { platform, client } = suite;
  const member = await platform.addMember(userName, { balances: { GMT: '1000' } });
  const token = await platform.signIn(member);
  const bind = (bscAddress: string) =>
    client.call(game.gmtBind, { bscAddress, transactionPassword: testTransactionPassword }, { token });
  const account = requireResult(
    await client.call(game.gmtRegister, { nickName: `p_${userName}` }, { token }),
  );
  if (bound) requireResult(await bind(nextWallet()));
  return {
    member,
    gameId: account.gameId,
    bind,
    ...playAt(suite, token),
    at: (other: Suite) => playAt(other, token),
  };
}

/** The calls of a session at a platform. */
function playAt({ client }: Suite, token: string) {
  const deposit = (amount: string, idempotencyKey = nextKey()) =>
    client.call(
      game.deposit,
      { idempotencyKey, amount, transactionPassword: testTransactionPassword },
      { token },
    );
  const launch = () => client.call(game.launchGames, {}, { token });
  const launchToken = async (): Promise<string> =>
    requireResult(await launch()).url.split('#launch=')[1] ?? '';
  const enter = async () =>
    requireResult(await client.call(game.enterHashKingdom, { launchToken: await launchToken() }));
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
    info: async () => requireResult(await client.call(game.gmtUserInfo, {}, { token })),
    transfers: async () =>
      requireResult(await client.call(game.gameTransferList, { pageSize: 50, cursor: null }, { token }))
        .records,
    /** Available game credits in the portal. */
    credits: async () =>
      requireResult(await client.call(assets.assetsList, {}, { token })).records.find(
        ({ coinName }) => coinName === 'GMT',
      )?.assetsAvailable,
    /** Newest first: `GAME_TRANSFER_OUT -25`. */
    records: async () =>
      requireResult(
        await client.call(assets.assetsRecordList, { pageSize: 50, cursor: null }, { token }),
      ).records.map(({ recordType, amount }) => `${recordType} ${amount}`),
  };
}
