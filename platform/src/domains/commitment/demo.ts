/** Demo applications for commitment packages in every state, and free packages: claimed and claimable. */
import {
  demoEventAt,
  demoOrder,
  type Demo,
  type DemoDecision,
  type DemoEvent,
  type DemoMoment,
} from '../../demo/demo.ts';
import { insertApplication } from './place.ts';
import { claimPackage, decide } from './settle.ts';

interface Row {
  readonly who: string;
  readonly commitment: bigint;
  readonly statement: string;
  readonly filed: DemoMoment;
  /** Rejected with a reason, otherwise approved; pending if undefined. */
  readonly decided?: DemoDecision;
  readonly claimed?: DemoMoment;
}

const [starter, builder, leader] = [1n, 2n, 3n] as const;

const rows: readonly Row[] = [
  {
    who: 'aiko',
    commitment: starter,
    statement: 'I will pay every premium of my packages for a year.',
    filed: [12, '20:05'],
    decided: [10, '11:45'],
    claimed: [9, '19:30'],
  },
  {
    who: 'aiko',
    commitment: builder,
    statement: 'I commit to it.',
    filed: [7, '09:10'],
    decided: [6, '16:20', 'Say what you commit to, and for how long'],
  },
  {
    who: 'aiko',
    commitment: builder,
    statement: 'I will run an insurance package of at least 500 without a break for six months.',
    filed: [5, '10:00'],
    decided: [3, '15:10'],
  },
  {
    who: 'aiko',
    commitment: leader,
    statement: 'I will introduce the portal to ten members this year, and help each with the first package.',
    filed: [1, '21:15'],
  },
  {
    who: 'chen',
    commitment: starter,
    statement: 'I will keep a package insured for the next three months.',
    filed: [6, '12:00'],
    decided: [5, '10:30'],
  },
];

function toDemoEvents({ who, commitment, statement, filed, decided, claimed }: Row): DemoEvent[] {
  let id = 0n;
  const events = demoOrder(
    filed,
    async ({ operation: { tx, now }, idOf }) => {
      ({ id } = await insertApplication(tx, idOf(who), commitment, statement, now));
      return id;
    },
    decided,
    ({ operation: { tx, now } }, application, reason) =>
      decide(tx, application, { to: reason === undefined ? 'APPROVED' : 'REJECTED', reason, now }),
  );
  if (claimed !== undefined)
    events.push(
      demoEventAt(...claimed, async ({ operation, idOf }) => {
        await claimPackage(operation, idOf(who), id);
      }),
    );
  return events;
}

export const demo: Demo = { prepare: () => ({ events: rows.flatMap(toDemoEvents) }) };
