import { describe, expect, it } from 'vitest';
import { getLobbyUpdates } from './lobby.ts';
import type { OtcOrder } from './order.ts';
import { offerOf } from './otc.fixture.ts';

const none: ReadonlySet<string> = new Set();
const page = (rows: readonly OtcOrder[], hasNextPage = false) => ({ rows, endCursor: null, hasNextPage });
const at = (id: string, price: string) => offerOf(id, { price });
const [a, b, c, d] = [at('2', '1'), at('9', '1.01'), at('10', '1.01'), at('4', '1.05')] as const;

describe('getLobbyUpdates', () => {
  it('finds nothing where nothing has changed', () => {
    const updates = getLobbyUpdates({ rows: [a, b, c], hasMore: false }, page([a, b, c]), 'PRICE_ASC', none);
    expect(updates).toEqual({ gone: new Set(), added: 0 });
  });

  it('marks removed offers and counts new ones among the shown', () => {
    const updates = getLobbyUpdates({ rows: [a, b, d], hasMore: false }, page([b, c, d]), 'PRICE_ASC', none);
    expect(updates).toEqual({ gone: new Set(['2']), added: 1 });
  });

  it('does not count what belongs behind the last that is shown, while more follow', () => {
    expect(
      getLobbyUpdates({ rows: [a, b], hasMore: true }, page([a, b, c, d]), 'PRICE_ASC', none).added,
    ).toBe(0);
    expect(
      getLobbyUpdates({ rows: [a, b], hasMore: false }, page([a, b, c, d]), 'PRICE_ASC', none).added,
    ).toBe(2);
  });

  it('leaves what the page does not reach as it was', () => {
    // Two cheaper offers have come: the page of two ends before the second that is shown.
    const cheap = at('20', '0.9');
    const shown = { rows: [a, d], hasMore: false };
    expect(getLobbyUpdates(shown, page([cheap, a], true), 'PRICE_ASC', none).gone).toEqual(new Set());
    expect(getLobbyUpdates(shown, page([cheap, a], true), 'PRICE_ASC', new Set(['4'])).gone).toEqual(
      new Set(['4']),
    );
    expect(getLobbyUpdates(shown, page([cheap, a]), 'PRICE_ASC', none).gone).toEqual(new Set(['4']));
  });

  it.each([
    ['PRICE_DESC', [d, c, b], a],
    ['NEWEST', [d, c, b], a],
  ] as const)('finds the end of a page sorted by %s', (sort, rows, last) => {
    const dated = (order: OtcOrder, index: number) => ({
      ...order,
      createdAt: new Date(Date.UTC(2026, 10, 20) - index * 1000).toISOString(),
    });
    const all = [...rows, last].map(dated);
    expect(
      getLobbyUpdates({ rows: all, hasMore: false }, page(all.slice(0, 3), true), sort, none).gone,
    ).toEqual(new Set());
    expect(getLobbyUpdates({ rows: all, hasMore: false }, page(all.slice(1), true), sort, none).gone).toEqual(
      new Set(['4']),
    );
  });
});
