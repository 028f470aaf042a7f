import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import type { Transaction } from '../../database/database.ts';
import { runRound } from '../../jobs/round.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { checkDraw, dayMs, minuteMs, newEntrant, workRounds, type Entrant } from './entrants.fixture.ts';
import { listEntries } from './orders.ts';
import type { RoundRow } from './rounds.ts';
import { readSettings, type Settings } from './rules.ts';
import { drawRound, jackpotDraw, jackpotPrize, jackpotRounds, requireRound, closeRound } from './settle.ts';

onEachPlatform('a round of the jackpot', (suite) => {
  let aiko: Entrant;
  let budi: Entrant;
  const at = (instant: string) => suite.platform.clock.set(new Date(instant));
  const end = '2026-11-22T16:00:00Z';
  beforeAll(async () => {
    aiko = await newEntrant(suite, 'aiko', '1000');
    budi = await newEntrant(suite, 'budi', '1000');
    await suite.platform.services.database.execute(`update member set email = user_name || '@example.com'`);
    await workRounds(suite);
  });

  it('hides its seed and its list while it takes entries', async () => {
    await aiko.enter(2, 'mine');
    await budi.enter(5);
    const status = await aiko.status({ roundId: '1', entryPage: 1, pageSize: 10 });
    expect(status).toMatchObject({ pageHashes: [], entries: [], records: [], hasMore: false });
    expect(status.round?.draw).toBeNull();
    const { seed } = await suite.platform.services.database.one<{ seed: Buffer }>(
      'select seed from jackpot_seed',
    );
    expect(JSON.stringify(status)).not.toContain(seed.toString('hex'));
  });

  it('takes entries up to its last millisecond, and the next one is open at once', async () => {
    at('2026-11-22T15:59:59.999Z');
    expect(await aiko.enter(1)).toMatchObject({ roundNo: 1, firstNumber: 7 });
    const late = await aiko.request(1);
    at(end);
    // No job has run, and the next round still opens for a member who enters.
    expect((await aiko.send(late)).message).toContain('takes no more entries');
    const { result } = await aiko.send({ ...late, idempotencyKey: 'key-after-the-end-1', roundId: '2' });
    expect(result).toMatchObject({ roundNo: 2, firstNumber: 0 });
    expect(await aiko.round('1')).toMatchObject({
      status: 'NOT_DRAWN',
      potAmount: '80',
      prizeAmount: '72',
      entryCount: 8,
      draw: null,
    });
    // The rest is in the next pot, before the winner is known.
    expect(await aiko.round()).toMatchObject({
      roundNo: 2,
      beginTime: Date.parse(end),
      endTime: Date.parse('2026-11-29T16:00:00Z'),
      carriedAmount: '8',
      potAmount: '18',
    });
  });

  it('waits ten minutes before its draw', async () => {
    at('2026-11-22T16:09:59.999Z');
    await workRounds(suite);
    expect((await aiko.round('1')).status).toBe('NOT_DRAWN');
    expect((await aiko.orders({ roundId: '1' })).map(({ status }) => status)).toEqual([
      'NOT_DRAWN',
      'NOT_DRAWN',
    ]);
  });

  it('owes its prize between the draw and the payment', async () => {
    const { database, clock } = suite.platform.services;
    const undo = new Error('undo');
    const statuses: string[] = [];
    const drawn = database.transaction(async (tx) => {
      const round = await tx.one<RoundRow>('select * from jackpot_round where id = 1 for update');
      await drawRound(tx, round, clock.now());
      expect(await tx.one('select status from jackpot_round where id = 1')).toEqual({ status: 'DRAWN' });
      for (const { member } of [aiko, budi]) {
        const filter = { pageSize: 10, cursor: undefined, roundId: '1' };
        statuses.push(...(await listEntries(tx, member.id, filter)).records.map(({ status }) => status));
      }
      throw undo;
    });
    await expect(drawn).rejects.toBe(undo);
    expect(statuses.sort()).toEqual(['NOT_WINNING', 'NOT_WINNING', 'UNPAID']);
  });

  it('draws once and pays once', async () => {
    at('2026-11-22T16:10:00Z');
    const { services } = suite.platform;
    await Promise.all([runRound(services, jackpotDraw), runRound(services, jackpotDraw)]);
    await Promise.all([runRound(services, jackpotPrize), runRound(services, jackpotPrize)]);
    const won = [...(await aiko.orders({ roundId: '1' })), ...(await budi.orders({ roundId: '1' }))].filter(
      ({ winNumber }) => winNumber !== null,
    );
    expect(won).toHaveLength(1);
    expect(won[0]).toMatchObject({
      status: 'WINNING',
      prizeAmount: '72',
      payTime: Date.parse('2026-11-22T16:10:00Z'),
    });
    const { draw } = await aiko.round('1');
    expect(await aiko.round('1')).toMatchObject({ status: 'COMPLETE', prizeAmount: '72' });
    const [winner, loser] = draw?.mineStatus === 1 ? [aiko, budi] : [budi, aiko];
    expect(draw?.winnerName).toBe(draw?.mineStatus === 1 ? 'a***o' : 'b***i');
    expect((await winner.records())[0]).toBe('JACKPOT_PROFIT 72 CASH_POINT');
    expect(await loser.records()).not.toContain('JACKPOT_PROFIT 72 CASH_POINT');
    expect(await winner.orders({ winStatus: 1 })).toEqual(won);
    expect(await loser.orders({ winStatus: 1 })).toEqual([]);
    expect(await winner.totals()).toMatchObject({ winCount: 1, winAmount: '72' });
    expect(await loser.totals()).toMatchObject({ winCount: 0, winAmount: '0' });
    const mails = await suite.platform.sendMails();
    expect(mails).toMatchObject([
      { to: `${winner.member.userName}@example.com`, subject: 'You won the jackpot of round 1' },
    ]);
    expect(mails[0]?.text).toContain('The prize was credited to you: 72.00 cash credits.');
    expect(mails[0]?.text).toContain(`Receipt number: ${won[0]?.receiptNo ?? ''}`);
  });

  it('can be verified from public data, and includes the entries of everyone', async () => {
    const lines = await checkDraw(budi, '1');
    const own = async (entrant: Entrant) =>
      (await entrant.orders({ roundId: '1' })).map(({ firstNumber, count, entryCode, word }) => ({
        firstNumber,
        count,
        entryCode,
        word,
      }));
    expect(lines.map(({ firstNumber }) => firstNumber)).toEqual([0, 2, 7]);
    const all = [...(await own(aiko)), ...(await own(budi))];
    expect(lines).toEqual(all.sort((one, other) => one.firstNumber - other.firstNumber));
    expect(lines[0]?.word).toBe('mine');
  });

  it('can be verified page by page if its entries fill several', async () => {
    const { database } = suite.platform.services;
    await database.execute('update jackpot_setting set price = 1000000, maximum = 10000');
    at('2026-11-29T16:00:00Z');
    await workRounds(suite);
    const dana = await newEntrant(suite, 'dana', '1000');
    const { id: roundId } = await dana.round();
    // Inserted directly, for speed; the audit excludes them.
    await database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(
        `insert into jackpot_order (round_id, member_id, first_number, count, amount, entry_code, journal_id,
           receipt_number, transaction_number, operation_id, created_at)
         select $1, $2, n * 2, 2, 2000000, lpad(to_hex(n), 16, '0'), -n - 1, 'R', 'T', 1, $3 from generate_series(0, 1000) n`,
        [roundId, dana.member.id, suite.platform.clock.now()],
      );
    });
    await database.execute('update jackpot_round set entry_count = 2002 where id = $1', [roundId]);
    at('2026-12-06T16:10:00Z');
    await runRound(suite.platform.services, jackpotRounds);
    await runRound(suite.platform.services, jackpotDraw);
    const { pageHashes, entries } = await dana.status({ roundId, entryPage: 3 });
    expect(pageHashes).toHaveLength(3);
    expect(entries).toEqual([{ firstNumber: 2000, count: 2, entryCode: '00000000000003e8', word: null }]);
    expect(await checkDraw(dana, roundId)).toHaveLength(1001);
    expect((await dana.status({ roundId, entryPage: 4 })).entries).toEqual([]);
  });
});

onEachPlatform('a round that nobody enters', (suite) => {
  it('ends without a winner and carries its whole pot over; missed rounds are skipped', async () => {
    const aiko = await newEntrant(suite, 'aiko', '100');
    await workRounds(suite);
    await aiko.enter(4);
    suite.platform.clock.advance(7 * dayMs);
    await workRounds(suite);
    // Nothing runs for three weeks.
    suite.platform.clock.advance(21 * dayMs);
    await workRounds(suite);
    suite.platform.clock.advance(10 * minuteMs);
    await workRounds(suite);
    const { records } = await aiko.status({ pageSize: 10 });
    expect(
      records.map(({ roundNo, status, carriedAmount, prizeAmount }) => [
        roundNo,
        status,
        carriedAmount,
        prizeAmount,
      ]),
    ).toEqual([
      [2, 'COMPLETE', '4', '0'],
      [1, 'COMPLETE', '0', '36'],
    ]);
    expect(records[0]?.draw).toMatchObject({
      result: null,
      winNumber: null,
      winnerName: null,
      payTime: null,
    });
    expect(await checkDraw(aiko, '2')).toEqual([]);
    expect(await aiko.round()).toMatchObject({ roundNo: 3, carriedAmount: '4' });
    const { records: older } = await aiko.status({ pageSize: 1, cursor: records[0]?.cursor ?? '' });
    expect(older).toEqual([records[1]]);
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toEqual({
      total: 0,
      violations: [],
    });
  });

  /** Runs a change of the rounds and undoes it. */
  const undone = async (work: (tx: Transaction, settings: Settings) => Promise<void>): Promise<void> => {
    const undo = new Error('undo');
    const done = suite.platform.services.database.transaction(async (tx) => {
      await work(tx, await readSettings(tx));
      throw undo;
    });
    await expect(done).rejects.toBe(undo);
  };

  it('stays the same until its end, and the first request opens one if there is none', () =>
    undone(async (tx, settings) => {
      const now = suite.platform.clock.now();
      const round = await requireRound(tx, now);
      expect(await closeRound(tx, settings, now)).toEqual(round);
      await tx.execute('update jackpot_setting set enabled = false');
      expect(await closeRound(tx, { ...settings, enabled: false }, round.closes_at)).toBeUndefined();
      await expect(requireRound(tx, round.closes_at)).rejects.toMatchObject({ code: 'JACKPOT_CLOSED' });
      await tx.execute('update jackpot_setting set enabled = true');
      expect(await requireRound(tx, round.closes_at)).toMatchObject({
        id: round.id + 1n,
        opens_at: round.closes_at,
      });
    }));

  it('opens when the last one ended, or later if whole rounds were missed', () =>
    undone(async (tx, settings) => {
      const { closes_at: end } = await requireRound(tx, suite.platform.clock.now());
      const late = new Date(end.getTime() + 8 * dayMs);
      const missed = await closeRound(tx, settings, late);
      expect(missed?.opens_at).toEqual(new Date(end.getTime() + 7 * dayMs));
      // Rounds of four weeks that begin on a Thursday: this one would have begun before the last one ended.
      const long = { ...settings, length_days: 28, begins_on: '2026-01-08' };
      const after = new Date((missed?.closes_at.getTime() ?? 0) + 1);
      expect((await closeRound(tx, long, after))?.opens_at).toEqual(missed?.closes_at);
    }));

  it('stays the last one while the operator keeps the jackpot closed', async () => {
    const { database } = suite.platform.services;
    const budi = await newEntrant(suite, 'budi', '100');
    const data = await budi.request(1);
    await database.execute('update jackpot_setting set enabled = false');
    suite.platform.clock.advance(7 * dayMs);
    expect((await budi.send(data)).message).toContain('no open round at the moment');
    await workRounds(suite);
    expect((await budi.status()).round).toBeNull();
    await database.execute('update jackpot_setting set enabled = true');
    await workRounds(suite);
    expect((await budi.status()).round).toMatchObject({ roundNo: 4, carriedAmount: '4' });
  });
});
