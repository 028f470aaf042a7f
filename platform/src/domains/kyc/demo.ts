/** Demo identities: one passed, one pending, and one failed. */
import { demoEventAt, type Demo } from '../../demo/demo.ts';
import { drawCard } from './demo-cards.ts';
import { insertSubmission } from './place.ts';
import { failIdentity, passIdentity } from './settle.ts';

type Moment = readonly [daysAgo: number, time: string];

interface Row {
  readonly who: string;
  readonly identityNumber: string;
  readonly paper: string;
  readonly submitted: Moment;
  /** Failed if there is a reason. */
  readonly decided?: readonly [...Moment, reason?: string];
}

const rows: readonly Row[] = [
  {
    who: 'aiko',
    identityNumber: 'TK4471906',
    paper: '#dfe7e4',
    submitted: [41, '11:20'],
    decided: [40, '14:05'],
  },
  { who: 'chen', identityNumber: '440524199003070014', paper: '#e4e6f0', submitted: [2, '16:40'] },
  {
    who: 'budi',
    identityNumber: '3171040508850003',
    paper: '#efe6da',
    submitted: [6, '09:15'],
    decided: [5, '10:30', 'UNREADABLE'],
  },
];

export const demo: Demo = {
  prepare: async ({ pictures }) => {
    const cards = await Promise.all(
      rows.map(async (row) => ({ ...row, ...(await drawCard(pictures, row)) })),
    );
    return {
      events: cards.flatMap(({ who, submitted, decided, ...identity }) => {
        let id = 0n;
        const events = [
          demoEventAt(...submitted, async ({ operation: { tx, now }, idOf }) => {
            id = await insertSubmission(tx, idOf(who), identity, now);
          }),
        ];
        if (decided !== undefined) {
          const [daysAgo, time, reason] = decided;
          events.push(
            demoEventAt(daysAgo, time, async ({ operation: { tx, now } }) => {
              await (reason === undefined ? passIdentity(tx, id, now) : failIdentity(tx, id, reason, now));
            }),
          );
        }
        return events;
      }),
    };
  },
};
