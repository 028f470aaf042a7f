import type { EventCases } from '../test/events.ts';
import { features } from './index.ts';

const found = import.meta.glob<EventCases>('./*/events.cases.ts', { eager: true, import: 'default' });

/** The cases of every feature with events, in the order of the features. */
export const eventCases: readonly EventCases[] = features
  .filter(({ events }) => events !== undefined)
  .map(({ name }) => {
    const cases = found[`./${name}/events.cases.ts`];
    if (cases === undefined) throw new Error(`${name} has events and no events.cases.ts`);
    return cases;
  });
