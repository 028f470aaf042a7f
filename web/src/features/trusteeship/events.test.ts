import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { urgentOf } from '../urgent.fixture.ts';
import type { EntrustEventsQuery } from './events.generated.ts';
import source from './events.tsx';

beforeAll(() => startTexts('notices'));

/** Packages with these windows; `now` of the fixture is 12:00 of the 21st. */
const answer = (...windows: readonly (readonly [from: string, until: string])[]) =>
  ({
    running: {
      edges: windows.map(([expiresAt, redeemableUntil], i) => ({
        node: {
          id: String(i),
          status: 'RUNNING',
          receiptNumber: `E-${i}`,
          locked: '100',
          expiresAt,
          redeemableUntil,
        },
      })),
    },
  }) as EntrustEventsQuery;

it('needs attention from the first instant of the window to its last', () => {
  const data = answer(
    ['2026-11-21T12:00:00.001Z', '2026-11-22T12:00:00.001Z'],
    ['2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.000Z'],
    ['2026-11-20T12:00:00.001Z', '2026-11-21T12:00:00.001Z'],
    ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
  );
  expect(urgentOf((context) => source.toEvents(data, context)).map(({ id }) => id)).toEqual([
    'entrust:1:2026-11-21T12:00:00.000Z',
    'entrust:2:2026-11-20T12:00:00.001Z',
  ]);
});

it('repeats the event three hours before the window closes', () => {
  const told: string[] = [];
  const data = answer(
    ['2026-11-20T15:00:00.000Z', '2026-11-21T15:00:00.000Z'],
    ['2026-11-20T15:00:00.001Z', '2026-11-21T15:00:00.001Z'],
  );
  urgentOf((context) => {
    const events = source.toEvents(data, context);
    told.push(...events.map(({ id, notice }) => `${id.split(':')[1]} ${notice?.at}`));
    return events;
  });
  expect(told).toEqual([
    '0 2026-11-20T15:00:00.000Z',
    '0 2026-11-21T12:00:00.000Z',
    '1 2026-11-20T15:00:00.001Z',
  ]);
});
