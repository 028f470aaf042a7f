import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { urgentOf, type UrgentOptions } from '../urgent.fixture.ts';
import type { ConvertEventsQuery } from './events.generated.ts';
import source from './events.tsx';

beforeAll(() => startTexts('notices'));

it('needs attention as long as it can be cancelled', () => {
  const pending = (id: string, settlesAt: string) => ({
    node: { id, settlesAt, status: 'PENDING', from: 'CASH_POINT', to: 'ASSETS_POINT' },
  });
  const data = {
    settled: { edges: [] },
    pending: { edges: [pending('2', '2026-11-21T12:01:00.000Z'), pending('1', '2026-11-21T12:00:30.000Z')] },
  } as unknown as ConvertEventsQuery;
  const idsOf = (options?: UrgentOptions) =>
    urgentOf((context) => source.toEvents(data, context), options).map(({ id }) => id);
  expect(idsOf()).toEqual(['convert:2', 'convert:1']);
  expect(idsOf({ endedUntil: '2026-11-21T12:00:30.000Z' })).toEqual(['convert:2']);
});
