/**
 * The jackpot as a member sees it: entries are bought, the round ends and is drawn on a later day, and the browser
 * recomputes the draw and rejects any later change.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from '../support/browser.ts';
import { inspect } from '../support/inspect.ts';
import { ask, forgetSessions, memberPage, minorOf, open, passwords, tokenOf } from '../support/member.ts';
import { onPortal } from '../support/suite.ts';

interface Draw {
  readonly seed: string;
  readonly listHash: string;
  readonly result: string;
  readonly winningNumber: number;
  readonly mine: boolean;
}

interface Round {
  readonly number: number;
  readonly status: string;
  readonly closesAt: string;
  readonly drawsAt: string;
  readonly prize: string;
  readonly entries: number;
  readonly seedHash: string;
  readonly draw: Draw | null;
}

interface Order {
  readonly receiptNumber: string;
  readonly round: number;
  readonly status: string;
  readonly firstNumber: number;
  readonly count: number;
  readonly word: string | null;
}

const word = '一番';

onPortal('the jackpot', (suite) => {
  /** A member's jackpot state, newest entries first, requested without a browser. */
  async function readState(userName: string) {
    const round =
      'number status closesAt drawsAt prize entries seedHash draw { seed listHash result winningNumber mine }';
    const query = `{
      assets { coin available }
      jackpotRound { ${round} }
      jackpotRounds(first: 1) { edges { node { ${round} } } }
      jackpotTotals { entries paid wins won }
      jackpotOrders(first: 20) { edges { node { receiptNumber round status firstNumber count word } } }
    }`;
    const { data, errors } = await ask<{
      assets: { coin: string; available: string }[];
      jackpotRound: Round;
      jackpotRounds: { edges: [{ node: Round }] };
      jackpotTotals: { entries: number; paid: string; wins: number; won: string };
      jackpotOrders: { edges: { node: Order }[] };
    }>(suite.portal, { query }, await tokenOf(suite.portal, userName));
    if (!data) throw new Error(errors?.[0]?.message ?? 'no answer');
    return {
      round: data.jackpotRound,
      last: data.jackpotRounds.edges[0].node,
      totals: data.jackpotTotals,
      orders: data.jackpotOrders.edges.map(({ node }) => node),
      cash: minorOf(data.assets.find(({ coin }) => coin === 'CASH_POINT')?.available ?? '0'),
    };
  }

  /** Restarts the portal a minute after an instant. */
  async function continueAfter(instant: string): Promise<void> {
    await suite.portal.continueAt(new Date(Date.parse(instant) + 60_000));
    forgetSessions(suite.portal);
  }

  test('sells entries once and shows them in the wallet on a phone', async () => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    const before = await readState('aiko');
    await open(page, suite.portal, '/prize-h5');
    const { number, seedHash } = before.round;
    const round = page.getByRole('region', { name: `Round ${number}` });
    await round.getByText(seedHash).waitFor();
    await inspect(page, 'the round');
    await keepScreenshot(page, 'jackpot/phone-1-round');

    await page.getByLabel('Number of entries').fill('101');
    await page.getByRole('button', { name: 'Review entries' }).click();
    await page.getByText(/^You can buy \d+ more entries in this round\.$/).waitFor();
    await page.getByLabel('Number of entries').fill('3');
    await page.getByLabel(/^A word of your own/).fill(word);
    await page.getByRole('button', { name: 'Review entries' }).click();
    await page.getByRole('heading', { name: 'Check before you confirm' }).waitFor();
    await page.getByText('Entries cannot be returned. Only one entry of the round wins.').waitFor();
    await page.getByLabel('Transaction password', { exact: true }).fill(passwords.transaction);
    await inspect(page, 'the review');
    await keepScreenshot(page, 'jackpot/phone-2-review');
    await page.getByRole('button', { name: 'Buy 3 entries for 30.00 CASH' }).dblclick();
    await page.getByRole('heading', { name: `3 entries in round ${number} bought` }).waitFor();
    await keepScreenshot(page, 'jackpot/phone-3-bought');

    const after = await readState('aiko');
    expect(after.orders.length, 'a double click is one purchase').toBe(before.orders.length + 1);
    expect(after.orders[0]).toMatchObject({ round: number, status: 'NOT_DRAWN', count: 3, word });
    expect(after.orders[0]?.firstNumber, 'numbers run without a gap').toBe(before.round.entries);
    expect(after.cash).toBe(before.cash - minorOf('30'));
    expect(after.totals.entries).toBe(before.totals.entries + 3);
    const wallet = page.getByRole('region', { name: 'Your jackpot wallet' });
    await wallet.getByText(String(after.totals.entries), { exact: true }).waitFor();
    expect(minorOf(after.totals.paid)).toBe(minorOf(before.totals.paid) + minorOf('30'));

    await page.getByRole('link', { name: 'See history' }).click();
    const details = page.getByRole('dialog');
    await details.getByText(after.orders[0]?.receiptNumber ?? '').waitFor();
    await details.getByText('Not drawn').waitFor();
    await details.getByText(word, { exact: true }).waitFor();
    await inspect(page, 'the entries');
    await keepScreenshot(page, 'jackpot/phone-4-entries');
    await page.context().close();
  });

  test('ends, draws, pays and checks a round on a desktop', async () => {
    const entered = await readState('aiko');
    const { number, seedHash, closesAt, drawsAt, entries } = entered.round;
    const name = `Round ${number}`;
    expect(await suite.portal.platformCommand('jackpot', 'round', String(number))).not.toMatch(/^seed {2}/m);

    await continueAfter(closesAt);
    const waiting = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(waiting, suite.portal, '/prize');
    await waiting.getByRole('region', { name: `Round ${number + 1}` }).waitFor();
    await waiting.getByRole('link', { name: 'Past rounds', exact: true }).click();
    await waiting.getByRole('article', { name }).getByText('Not drawn', { exact: true }).waitFor();
    await open(waiting, suite.portal, `/prize?tab=rounds&round=${number}`);
    await waiting.getByText('This round is not drawn yet').waitFor();
    await keepScreenshot(waiting, 'jackpot/desktop-1-waiting');
    await waiting.context().close();

    await continueAfter(drawsAt);
    await expect.poll(async () => (await readState('aiko')).last.status).toBe('COMPLETE');
    const { last } = await readState('aiko');
    const { draw } = last;
    if (draw === null) throw new Error('the round is not drawn');
    // As anyone can with any tool (docs/jackpot.md): one page holds all the lines.
    const seed = Buffer.from(draw.seed, 'hex');
    expect(createHash('sha256').update(seed).digest('hex'), 'it was fixed before').toBe(seedHash);
    const result = createHmac('sha256', seed).update(`${number}:${entries}:${draw.listHash}`).digest();
    expect(draw.result).toBe(result.toString('hex'));
    expect(draw.winningNumber).toBe(Number(result.readBigUInt64BE() % BigInt(entries)));

    // The operator sees the same, with the winner's name; that member has the prize.
    const told = await suite.portal.platformCommand('jackpot', 'round', String(number));
    expect(told).toContain(`seed  ${draw.seed}`);
    const winner = new RegExp(`won by (\\w+) with ${draw.winningNumber}$`, 'm').exec(told)?.[1] ?? '';
    expect(draw.mine).toBe(winner === 'aiko');
    const records = await ask<{
      creditRecords: { edges: { node: { type: string; amount: string; occurredAt: string } }[] };
    }>(
      suite.portal,
      {
        query:
          '{ creditRecords(first: 20, filter: { types: [JACKPOT_PROFIT] }) { edges { node { type amount occurredAt } } } }',
      },
      await tokenOf(suite.portal, winner),
    );
    const paid = (records.data?.creditRecords.edges ?? []).map(({ node }) => node);
    expect(paid.filter(({ occurredAt }) => occurredAt > drawsAt)).toMatchObject([{ amount: last.prize }]);

    const page = await memberPage(suite.browser, suite.portal, 'desktop', 'aiko');
    await open(page, suite.portal, '/prize?tab=rounds');
    const card = page.getByRole('article', { name });
    await card.getByText('Complete', { exact: true }).waitFor();
    const masked = `${winner.slice(0, 1)}***${winner.slice(-1)}`;
    await card.getByText(winner === 'aiko' ? 'You' : masked, { exact: true }).waitFor();
    await inspect(page, 'the rounds');
    await keepScreenshot(page, 'jackpot/desktop-2-drawn');
    await card.getByRole('link', { name: `Check this draw: round ${number}` }).click();
    await page.getByText('This draw is correct').waitFor();
    const steps = page.locator('main ol > li');
    expect(await steps.getByRole('heading').allInnerTexts()).toEqual([
      'The seed',
      'The list of entries',
      'The hash of the list',
      'Your entries',
      'The result',
      'The number drawn',
      'The winner',
    ]);
    expect(await steps.getByText('Fits', { exact: true }).count()).toBe(7);
    const stepText = (index: number): Promise<string> => steps.nth(index).innerText();
    expect(await stepText(0)).toContain(draw.seed);
    expect((await stepText(0)).split(seedHash), 'computed, and published before').toHaveLength(3);
    const own = entered.orders.filter(({ round }) => round === number);
    for (const { firstNumber, count } of own)
      expect(await stepText(3)).toContain(
        count === 1 ? `Number ${firstNumber}` : `Numbers ${firstNumber}–${firstNumber + count - 1}`,
      );
    expect((await stepText(4)).split(draw.result), 'computed and published').toHaveLength(3);
    await inspect(page, 'the check');
    await keepScreenshot(page, 'jackpot/desktop-3-check');

    await open(page, suite.portal, `/prize?tab=records&receipt=${own[0]?.receiptNumber ?? ''}`);
    const details = page.getByRole('dialog');
    await details
      .getByText(/^(Winning|Not winning)$/)
      .first()
      .waitFor();
    await details.getByRole('link', { name: 'Check this draw' }).click();
    await page.getByText('This draw is correct').waitFor();
    await page.context().close();
  });

  type Field = Record<string, unknown>;

  test.each([
    {
      what: 'another seed',
      operation: 'JackpotDraw',
      differs: ['The seed', 'The result'],
      change: ({ jackpotRound }: Field) => {
        const { draw } = jackpotRound as { draw: { seed: string } };
        draw.seed = `${draw.seed.startsWith('0') ? '1' : '0'}${draw.seed.slice(1)}`;
      },
    },
    {
      what: 'another winner',
      operation: 'JackpotDraw',
      differs: ['The winner'],
      change: ({ jackpotRound }: Field) => {
        const { draw } = jackpotRound as { draw: { winningNumber: number } };
        draw.winningNumber = draw.winningNumber === 0 ? 1 : 0;
      },
    },
    {
      what: 'another word in the list',
      operation: 'JackpotEntryPage',
      differs: ['The list of entries', 'Your entries'],
      change: ({ jackpotEntryList }: Field) => {
        const { lines } = jackpotEntryList as { lines: { word: string | null }[] };
        for (const line of lines) if (line.word === word) line.word = null;
      },
    },
  ])('rejects a draw with $what and names the step that differs on a phone', async (lie) => {
    const page = await memberPage(suite.browser, suite.portal, 'phone', 'aiko');
    const { last } = await readState('aiko');
    // The platform's answer, changed on its way: the screen itself lets no one type a value.
    await page.route('**/graphql', async (route: Route) => {
      const sent = route.request().postDataJSON() as { operationName?: string };
      if (sent.operationName !== lie.operation) {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const answer = (await response.json()) as { data: Field };
      lie.change(answer.data);
      await route.fulfill({ response, json: answer });
    });
    await open(page, suite.portal, `/prize?tab=rounds&round=${last.number}`);
    await page.getByText('This draw does not fit what was published').waitFor();
    const wrong = page.locator('main ol > li').filter({ has: page.getByText('Differs', { exact: true }) });
    const named = await wrong.getByRole('heading').allInnerTexts();
    expect(named).toEqual(expect.arrayContaining([...lie.differs]));
    expect(named.length, 'the other steps fit').toBeLessThan(4);
    expect(await page.getByText('What this proves').count()).toBe(0);
    await inspect(page, 'a check that fails');
    await keepScreenshot(page, `jackpot/phone-5-${lie.what.replaceAll(' ', '-')}`);
    // Further requests of the screen may be in flight.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });
});
