/** Demo identities: one passed, one pending, and one failed. */
import { demoOrder, type Demo, type DemoDecision, type DemoMoment } from '../../demo/demo.ts';
import { drawCard } from './demo-cards.ts';
import { insertSubmission } from './place.ts';
import { failIdentity, passIdentity } from './settle.ts';

interface Row {
  readonly who: string;
  readonly identityNumber: string;
  readonly paper: string;
  readonly submitted: DemoMoment;
  /** Failed if there is a reason. */
  readonly decided?: DemoDecision;
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
      events: cards.flatMap(({ who, submitted, decided, ...identity }) =>
        demoOrder(
          submitted,
          ({ operation: { tx, now }, idOf }) => insertSubmission(tx, idOf(who), identity, now),
          decided,
          ({ operation: { tx, now } }, id, reason) =>
            reason === undefined ? passIdentity(tx, id, now) : failIdentity(tx, id, reason, now),
        ),
      ),
    };
  },
};
