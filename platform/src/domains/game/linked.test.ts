import { domains, type RequestOf } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { requireResult } from '../../../test/audit-attacks.ts';
import { onEachPlatform, onTwoPlatforms, type Suite } from '../../../test/platforms.ts';
import { VirtualClock } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { runRound } from '../../jobs/round.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newPlayer, nextKey, type Player } from './game.fixture.ts';
import { assignBalances, returnFromOwnGame } from './jobs.ts';
import { orderLines, orderPurpose } from './settle.ts';
import { sign } from './signature.ts';

const { game } = domains;

const linked = {
  secret: Buffer.from('a secret of more than 32 characters'),
  url: 'https://game.example.com/enter',
  name: 'game.example.com',
};

const elsewhere =
  'Another game still holds your credits. Nothing was moved. Try again once they have been returned.';

type Order = Omit<RequestOf<typeof game.gameOrder>, 'sign'>;
const signed = (order: Order, secret = linked.secret) => sign(secret, orderPurpose, orderLines(order));

const violations = async ({ platform }: Suite) =>
  (await platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan))).violations;

/** An order as the linked game's server sends it. */
function sendOrder(suite: Suite, player: Pick<Player, 'gameId'>, amount: string, playResult = '0') {
  const time = suite.platform.clock.now().getTime();
  const order = { orderId: nextKey(), gameId: player.gameId, amount, playResult, time };
  return suite.client.call(game.gameOrder, { ...order, sign: signed(order) });
}

onEachPlatform(
  'a linked game',
  (suite) => {
    const now = (): number => suite.platform.clock.now().getTime();

    describe('an order', () => {
      it('returns credits once, with the result of play', async () => {
        const player = await newPlayer(suite, 'adit');
        requireResult(await player.deposit('40'));
        const order = {
          orderId: nextKey(),
          gameId: player.gameId,
          amount: '60',
          playResult: '25',
          time: now(),
        };
        const send = () => suite.client.call(game.gameOrder, { ...order, sign: signed(order) });
        const answers = await Promise.all(Array.from({ length: 5 }, send));
        expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(5);
        expect(await player.credits()).toBe('1020');
        expect((await player.info()).account?.balance).toBe('5');
        expect((await player.transfers()).filter(({ transferType }) => transferType === 'IN')).toHaveLength(
          1,
        );
        expect((await sendOrder(suite, player, '1', '-4.5')).message).toContain('fewer credits at the game');
      });

      it.each([
        ['an amount', { amount: '61' }],
        ['a result', { playResult: '26' }],
        ['a member', { gameId: '999' }],
        ['a time', { time: 1 }],
        ['a signature', { sign: 'x'.repeat(43) }],
      ])('rejects %s other than ours', async (_what, change) => {
        const order = { orderId: nextKey(), gameId: '1', amount: '60', playResult: '25', time: now() };
        const { message } = await suite.client.call(game.gameOrder, {
          ...order,
          sign: signed(order),
          ...change,
        });
        expect(message).toBe('This order of the game is not accepted. Nothing was moved.');
      });

      it.each([
        [5 * 60_000, 'at the game'],
        [5 * 60_000 + 1, 'not accepted'],
        [-5 * 60_000, 'at the game'],
        [-5 * 60_000 - 1, 'not accepted'],
      ])('succeeds up to five minutes from our time: %i ms ago it is %s', async (ago, words) => {
        const { gameId } = await newPlayer(suite, `bima${ago}`.replace('-', '_'));
        const order = { orderId: nextKey(), gameId, amount: '1', playResult: '0', time: now() - ago };
        const { message } = await suite.client.call(game.gameOrder, { ...order, sign: signed(order) });
        expect(message).toContain(words);
      });

      it('rejects an account that does not exist', async () => {
        const order = { orderId: nextKey(), gameId: '999999', amount: '1', playResult: '0', time: now() };
        const { message } = await suite.client.call(game.gameOrder, { ...order, sign: signed(order) });
        expect(message).toBe('This order of the game is not accepted. Nothing was moved.');
      });
    });

    it('keeps its balance, accepts no launch token at Hash Kingdom, and returns the credits by an order', async () => {
      const player = await newPlayer(suite, 'cahya');
      requireResult(await player.deposit('1000'));
      // Entered twice; Hash Kingdom gets the second token.
      expect(requireResult(await player.launch()).url).toMatch(
        /^https:\/\/game\.example\.com\/enter#launch=/,
      );
      const launchToken = await player.launchToken();
      const entered = await suite.client.call(game.enterHashKingdom, { launchToken });
      expect(entered.message).toContain('expired or was used already');
      expect((await player.cashOut('no session', '1000')).message).toContain(
        'Your time in the game is over.',
      );
      expect((await player.play('no session')).message).toContain('Your time in the game is over.');
      expect(await suite.client.call(game.hashKingdomInfo, { gameSession: 'no session' })).toMatchObject({
        result: { kingdom: null },
      });
      // 500 of 1,000 were lost there.
      requireResult(await sendOrder(suite, player, '500', '-500'));
      expect(await player.credits()).toBe('500');
      expect((await player.info()).account?.balance).toBe('0');
      expect(await violations(suite)).toEqual([]);
    });
  },
  () => ({ game: linked }),
);

const clock = new VirtualClock('2026-11-21T04:00:00.000Z');

onTwoPlatforms(
  'a change of the game in force',
  (suites) => {
    /** The platform before and after `GAME_URL` was set. The former keeps the secret of an ended link. */
    const [withOwn, withLinked] = suites;
    /** The same member at the other platform. */
    const at = (suite: Suite, player: Player): Player => ({ ...player, ...player.at(suite) });

    it('ends sessions and tokens of Hash Kingdom at once, and returns what it holds', async () => {
      const player = await newPlayer(withOwn, 'dewi');
      requireResult(await player.deposit('100'));
      const { gameSession } = await player.enter();
      const launchToken = await player.launchToken();
      const there = at(withLinked, player);
      expect((await withLinked.client.call(game.enterHashKingdom, { launchToken })).result).toBeUndefined();
      expect((await there.play(gameSession)).result).toBeUndefined();
      expect((await there.cashOut(gameSession, '100')).result).toBeUndefined();
      expect((await there.deposit('10')).message).toBe(elsewhere);
      // The linked game never received these credits.
      expect((await sendOrder(withLinked, player, '100')).message).toBe(elsewhere);

      const { services } = withLinked.platform;
      expect(await runRound(services, returnFromOwnGame)).toEqual({ done: 1, failed: 0 });
      expect(await runRound(services, returnFromOwnGame)).toEqual({ done: 0, failed: 0 });
      expect(await player.credits()).toBe('1000');
      expect(await there.records()).toEqual([
        'GAME_TRANSFER_IN 100',
        'GAME_TRANSFER_OUT -100',
        'DEPOSIT 1000',
      ]);
      requireResult(await there.deposit('10'));
      expect(await violations(withLinked)).toEqual([]);
    });

    it('leaves credits with the linked game when it is no longer in force, until that game returns them', async () => {
      const home = await newPlayer(withOwn, 'eka');
      const player = at(withLinked, home);
      requireResult(await player.deposit('500'));
      const { gameSession, kingdom } = await home.enter();
      expect(kingdom.balance).toBe('0');
      expect((await home.cashOut(gameSession, '500')).message).toBe(elsewhere);
      expect((await home.play(gameSession)).message).toContain('fewer credits at the game');
      expect((await home.deposit('10')).message).toBe(elsewhere);
      expect(await player.credits()).toBe('500');

      requireResult(await sendOrder(withOwn, player, '530', '30'));
      expect(await player.credits()).toBe('1030');
      requireResult(await home.deposit('10'));
      expect((await home.cashOut(gameSession, '10')).result).toBeDefined();
      expect(await player.credits()).toBe('1030');
      expect(await violations(withOwn)).toEqual([]);
    });

    it('pays late winnings at the linked game once the other game has returned its credits', async () => {
      const home = await newPlayer(withOwn, 'farid');
      const player = at(withLinked, home);
      requireResult(await player.deposit('50'));
      requireResult(await sendOrder(withLinked, player, '50'));
      requireResult(await home.deposit('20'));
      expect((await sendOrder(withOwn, player, '7', '7')).message).toBe(elsewhere);
      const { gameSession } = await home.enter();
      requireResult(await home.cashOut(gameSession, '20'));
      requireResult(await sendOrder(withOwn, player, '7', '7'));
      expect(await player.credits()).toBe('1007');
    });

    it.each([
      [0, 'hash-kingdom'],
      [1, linked.name],
    ] as const)('assigns earlier balances to the current game (%i)', async (index, name) => {
      const suite = suites[index];
      const { database } = suite.platform.services;
      const player = at(suite, await newPlayer(withOwn, `gilang_${index}`));
      requireResult(await player.deposit('30'));
      // The state that a process of the previous release leaves.
      await database.execute('update game_account set game = null where id = $1', [BigInt(player.gameId)]);
      await database.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.execute(
          `update journal set ref_type = null, ref_id = null where ref_type = 'game'
           and id = (select max(journal_id) from game_transfer where account_id = $1)`,
          [BigInt(player.gameId)],
        );
      });
      expect(await runRound(suite.platform.services, assignBalances)).toEqual({ done: 1, failed: 0 });
      expect(
        await database.one('select game from game_account where id = $1', [BigInt(player.gameId)]),
      ).toEqual({ game: name });
      const answer = await sendOrder(suite, player, '30');
      expect(answer.result === undefined ? answer.message : 'returned').toBe(
        index === 0 ? elsewhere : 'returned',
      );
    });
  },
  (index) => ({ clock, game: index === 0 ? { ...linked, url: undefined } : linked }),
);
