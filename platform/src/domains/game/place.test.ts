import { createHash } from 'node:crypto';
import { domains } from '@portal/schema/rest';
import { formatAmount, roundNumber, roundText, toMinor } from '@portal/schema/rules';
import { describe, expect, it } from 'vitest';
import { requireResult } from '../../../test/audit-attacks.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newPlayer, nextKey, nextWallet } from './game.fixture.ts';
import { orderLines, orderPurpose } from './settle.ts';
import { sign } from './signature.ts';

const { game } = domains;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const successes = (answers: readonly { result?: unknown }[]): number =>
  answers.filter(({ result }) => result !== undefined).length;

onEachPlatform('the game', (suite) => {
  const now = (): number => suite.platform.clock.now().getTime();
  const findings = async () =>
    (await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)))
      .violations;

  describe('a bet', () => {
    it('requires accepted terms before it takes anything; existing credits can be returned', async () => {
      const player = await newPlayer(suite, 'willem');
      requireResult(await player.deposit('10'));
      const { gameSession } = await player.enter();
      await suite.platform.services.database.execute(
        'update member set agreed_terms_id = null where id = $1',
        [player.member.id],
      );
      const bet = { betId: nextKey(), stake: '1' };
      expect((await player.play(gameSession, bet)).message).toMatch(
        /^You have not accepted the terms in force\. Nothing was changed\./,
      );
      expect((await player.info()).account?.balance).toBe('10');
      requireResult(await player.cashOut(gameSession, '4'));
      await suite.platform.services.database.execute(
        'update member set agreed_terms_id = (select id from published_text where kind = $2 order by id desc limit 1) where id = $1',
        [player.member.id, 'TERMS'],
      );
      requireResult(await player.play(gameSession, bet));
    });
  });

  describe('an account', () => {
    it('exists once, under a name that no other player has', async () => {
      const { token } = await newPlayer(suite, 'rina', { bound: false });
      const again = await suite.client.call(game.gmtRegister, { nickName: 'another' }, { token });
      expect(again.message).toBe(
        'You already have an account at the game. Nothing was changed. Reload the page.',
      );
      const same = await suite.client.call(game.gmtRegister, { nickName: 'p_rina' }, { token });
      expect(same.result?.nickName).toBe('p_rina');
      const other = await suite.platform.signIn(await suite.platform.addMember('sari'));
      const taken = await suite.client.call(game.gmtRegister, { nickName: 'P_RINA' }, { token: other });
      expect(taken.message).toBe('Another player has this nickname. Nothing was changed. Choose another.');
    });

    it('requires a wallet address before a transfer or entry', async () => {
      const player = await newPlayer(suite, 'tono', { bound: false });
      const words = 'Please bind a wallet address first. Nothing was moved.';
      expect((await player.deposit('10')).message).toBe(words);
      expect((await player.launch()).message).toBe(words);
      expect((await suite.client.call(game.gmtLogin, {}, { token: player.token })).message).toBe(words);
      expect(await player.credits()).toBe('1000');
    });

    it('binds a BEP20 wallet that no other account has, with its checksum', async () => {
      const player = await newPlayer(suite, 'umi', { bound: false });
      const { result } = await player.bind('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
      expect(result).toMatchObject({
        bscAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        bindTime: now(),
      });
      expect((await player.bind('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).message).toContain('BEP20');
      // The contract of USDT on that chain.
      expect((await player.bind('0x55d398326f99059fF775485246999027B3197955')).message).toContain(
        'the contract of a token',
      );
      const other = await newPlayer(suite, 'vera');
      expect((await other.bind('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).message).toContain(
        'bound to another account',
      );
      expect((await player.bind(nextWallet())).result).toBeDefined();
    });
  });

  describe('a transfer', () => {
    it('moves credits to the game and back, with a record each', async () => {
      const player = await newPlayer(suite, 'wati');
      const out = requireResult(await player.deposit('25.5'));
      expect(out).toMatchObject({ transferType: 'OUT', amount: '25.5', createTime: now() });
      suite.platform.clock.advance(1_000);
      const { gameSession, kingdom } = await player.enter();
      expect(kingdom).toMatchObject({ balance: '25.5', nickName: 'p_wati', nextHeight: 1, rounds: [] });
      const back = requireResult(await player.cashOut(gameSession, '20'));
      expect(back.kingdom.balance).toBe('5.5');
      expect(await player.credits()).toBe('994.5');
      expect(await player.records()).toEqual([
        'GAME_TRANSFER_IN 20',
        'GAME_TRANSFER_OUT -25.5',
        'DEPOSIT 1000',
      ]);
      expect((await player.transfers()).map(({ transferType, amount }) => [transferType, amount])).toEqual([
        ['IN', '20'],
        ['OUT', '25.5'],
      ]);
      expect((await player.transfers())[1]).toEqual(out);
      const found = await suite.client.call(
        game.gameTransferList,
        { pageSize: 5, cursor: null, transferType: 'IN' },
        { token: player.token },
      );
      expect(found.result?.records).toHaveLength(1);
    });

    it('moves once for a key, however often it is sent at the same time', async () => {
      const player = await newPlayer(suite, 'xena');
      const key = nextKey();
      const answers = await Promise.all(Array.from({ length: 10 }, () => player.deposit('100', key)));
      expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
      expect(await player.credits()).toBe('900');
      expect((await player.info()).account?.balance).toBe('100');
      expect((await player.deposit('99', key)).message).toContain('already sent with other details');
    });

    it('takes no more back than the game has, however many ask at the same time', async () => {
      const player = await newPlayer(suite, 'yuda');
      requireResult(await player.deposit('100'));
      const { gameSession } = await player.enter();
      const answers = await Promise.all(Array.from({ length: 8 }, () => player.cashOut(gameSession, '30')));
      expect(successes(answers)).toBe(3);
      expect(answers.find(({ result }) => result === undefined)?.message).toBe(
        'You have fewer credits at the game. Nothing was moved. Enter a smaller amount.',
      );
      expect(await player.credits()).toBe('990');
    });

    it('rejects amounts outside the limits and a closed game; credits can still return', async () => {
      const player = await newPlayer(suite, 'zaki');
      requireResult(await player.deposit('50'));
      const { gameSession } = await player.enter();
      expect((await player.deposit('0.5')).result).toBeUndefined();
      expect((await player.deposit('2000')).message).toContain('do not have enough');
      const { database } = suite.platform.services;
      await database.execute('update game_setting set enabled = false');
      const closed = 'The game is closed at the moment. Nothing was moved. Try again later.';
      expect((await player.deposit('10')).message).toBe(closed);
      expect((await player.play(gameSession)).message).toBe(closed);
      expect((await player.cashOut(gameSession, '50')).result).toBeDefined();
      await database.execute('update game_setting set enabled = true');
      expect(await player.credits()).toBe('1000');
    });
  });

  it('accepts no order while no game is linked, also under its own secret', async () => {
    const player = await newPlayer(suite, 'adit');
    requireResult(await player.deposit('40'));
    const time = suite.platform.clock.now().getTime();
    const order = { orderId: nextKey(), gameId: player.gameId, amount: '40', playResult: '0', time };
    const signature = sign(suite.platform.services.game.secret, orderPurpose, orderLines(order));
    const { message } = await suite.client.call(game.gameOrder, { ...order, sign: signature });
    expect(message).toBe('This order of the game is not accepted. Nothing was moved.');
  });

  describe('a launch token', () => {
    it('begins one session, however many use it at the same time', async () => {
      const player = await newPlayer(suite, 'citra');
      const launchToken = await player.launchToken();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => suite.client.call(game.enterHashKingdom, { launchToken })),
      );
      expect(successes(answers)).toBe(1);
      expect(answers.find(({ result }) => result === undefined)?.message).toContain('was used already');
    });

    it('lasts a minute, and only unaltered', async () => {
      const player = await newPlayer(suite, 'desi');
      const launchToken = await player.launchToken();
      const enter = (token: string) => suite.client.call(game.enterHashKingdom, { launchToken: token });
      expect((await enter(`a${launchToken}`)).result).toBeUndefined();
      suite.platform.clock.advance(60_000);
      expect((await enter(launchToken)).result).toBeUndefined();
    });

    it('begins a session that ends with that of the portal', async () => {
      const player = await newPlayer(suite, 'endah');
      requireResult(await player.deposit('10'));
      const { gameSession } = await player.enter();
      expect((await suite.client.call(game.hashKingdomInfo, { gameSession })).result?.kingdom).toMatchObject({
        balance: '10',
      });
      await suite.client.call(domains.session.logout, {}, { token: player.token });
      expect((await suite.client.call(game.hashKingdomInfo, { gameSession })).result?.kingdom).toBeNull();
      expect((await player.play(gameSession)).message).toBe(
        'Your time in the game is over. Nothing was moved. Enter the game from the portal again.',
      );
    });
  });

  describe('a round', () => {
    it('uses a block fixed in advance and the seed of the player', async () => {
      const player = await newPlayer(suite, 'fajar');
      requireResult(await player.deposit('100'));
      const { gameSession, kingdom } = await player.enter();
      let lastHash = kingdom.lastHash;
      let balance = toMinor('100');
      for (const [index, choice] of (['EVEN', 'ODD', 'NUMBER_7', 'EVEN'] as const).entries()) {
        const clientSeed = `seed-${index}`;
        const { round, kingdom: after } = requireResult(
          await player.play(gameSession, { choice, stake: '2.5', clientSeed }),
        );
        expect(sha256(round.blockHash)).toBe(lastHash);
        expect(round.number).toBe(roundNumber(sha256(roundText(round.blockHash, clientSeed, index + 1))));
        const wins =
          choice === 'NUMBER_7' ? round.number === 7 : (round.number % 2 === 0) === (choice === 'EVEN');
        expect(round.payout).toBe(wins ? (choice === 'NUMBER_7' ? '24.5' : '4.9') : '0');
        balance += toMinor(round.payout) - toMinor('2.5');
        expect(after).toMatchObject({ balance: formatAmount(balance), lastHash: round.blockHash });
        expect(after.rounds[0]).toEqual(round);
        lastHash = round.blockHash;
      }
      const wagered = await suite.client.call(game.gmtBetFlowAmountInfo, {}, { token: player.token });
      expect(wagered.result).toMatchObject({ betFlowAmount: '10', betCount: 4 });
    });

    it('runs once per key, and rejects another bet under that key', async () => {
      const player = await newPlayer(suite, 'gita');
      requireResult(await player.deposit('10'));
      const { gameSession } = await player.enter();
      const betId = nextKey();
      const rounds = await Promise.all(
        Array.from({ length: 6 }, () => player.play(gameSession, { betId, stake: '5' })),
      );
      expect(new Set(rounds.map(({ result }) => JSON.stringify(result?.round))).size).toBe(1);
      expect((await player.play(gameSession, { betId, stake: '4' })).message).toContain(
        'already sent with other details',
      );
    });

    it('never bets more than the balance, however many run at once', async () => {
      const player = await newPlayer(suite, 'hadi');
      requireResult(await player.deposit('10'));
      const { gameSession } = await player.enter();
      // Numbers rarely win, and the balance is checked after each bet: a player cannot bet more than they have.
      await Promise.all(
        Array.from({ length: 8 }, () => player.play(gameSession, { stake: '3', choice: 'NUMBER_3' })),
      );
      const { database } = suite.platform.services;
      const row = await database.one<{ balance: bigint; right: boolean }>(
        `select balance, balance = 1000000000 - wagered + won as right from game_account where id = $1`,
        [BigInt(player.gameId)],
      );
      expect(row.right).toBe(true);
      expect(row.balance).toBeGreaterThanOrEqual(0n);
      expect((await player.play(gameSession, { stake: '101' })).message).toContain('100');
    });

    it('continues with a new chain when one is used up', async () => {
      const player = await newPlayer(suite, 'indra');
      requireResult(await player.deposit('10'));
      const { gameSession } = await player.enter();
      const { database } = suite.platform.services;
      const account = [BigInt(player.gameId)];
      await database.transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.execute(
          `update game_chain set length = 1, last_hash = game_sha256(encode(sha256(seed), 'hex')), seal = null
           where account_id = $1`,
          account,
        );
      });
      // A chain without a seal receives one.
      await database.execute('update game_chain set seal = seal where account_id = $1', account);
      const first = requireResult(await player.play(gameSession));
      expect(first.kingdom.nextHeight).toBe(1);
      const second = requireResult(await player.play(gameSession));
      expect(sha256(second.round.blockHash)).toBe(first.kingdom.lastHash);
    });
  });

  it('leaves clean books', async () => {
    expect(await findings()).toEqual([]);
  });
});
