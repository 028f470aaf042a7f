import type { EventRows } from '../test/events.ts';
import { features } from './index.ts';

const found = import.meta.glob<EventRows>('./*/events.rows.ts', { eager: true, import: 'default' });

/** The rows of every feature with events, in the order of the features. */
export const eventRows: readonly EventRows[] = features
  .filter(({ events }) => events !== undefined)
  .map(({ name }) => {
    const rows = found[`./${name}/events.rows.ts`];
    if (rows === undefined) throw new Error(`${name} has events and no events.rows.ts`);
    return rows;
  });
