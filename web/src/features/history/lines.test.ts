import { describe, expect, it } from 'vitest';
import type { CreditRecord } from './columns.tsx';
import { groupLines } from './lines.ts';

const record = (id: string, changes: Partial<CreditRecord> = {}): CreditRecord =>
  ({
    __typename: 'CreditRecord',
    id,
    transactionNumber: `T${id}`,
    coin: 'CASH_POINT',
    state: 'AVAILABLE',
    type: 'TRANSFER',
    amount: '-10',
    balanceAfter: '0',
    ...changes,
  }) as CreditRecord;

/** A withdrawal with two fees, newest first, as one transaction. */
const order = [
  record('3', { transactionNumber: 'T', type: 'GAS_FEE', amount: '-1', balanceAfter: '50' }),
  record('2', { transactionNumber: 'T', type: 'WITHDRAWAL_FEE', amount: '-0.75', balanceAfter: '51' }),
  record('1', { transactionNumber: 'T', type: 'WITHDRAW', amount: '-98.25', balanceAfter: '51.75' }),
];

const shown = (lines: readonly (readonly { id: string; amount: string }[])[]) =>
  lines.map((batch) => batch.map(({ id, amount }) => `${id} ${amount}`));

describe('the lines of the records', () => {
  it('show a movement and its fees as one, with the sum and the balance after all of it', () => {
    const [[line] = []] = groupLines()([order]);
    expect(line).toMatchObject({ id: '1', type: 'WITHDRAW', amount: '-100', balanceAfter: '50' });
    expect(line?.parts).toEqual(order);
  });

  it('keep apart what is of another transaction, credit or part of a balance', () => {
    const others = [
      record('7', { transactionNumber: 'T', coin: 'GMT' }),
      ...order,
      record('0', { transactionNumber: 'T', state: 'LOCKED' }),
      record('-1', { type: 'FEE' }),
    ];
    expect(shown(groupLines()([others]))).toEqual([['7 -10', '1 -100', '0 -10', '-1 -10']]);
  });

  it('keep apart fees alone, and two movements of one transaction', () => {
    const two = [record('9', { transactionNumber: 'T' }), ...order];
    expect(shown(groupLines()([two]))[0]).toHaveLength(4);
    expect(shown(groupLines()([order.slice(0, 2)]))[0]).toHaveLength(2);
  });

  it('stay one line across pages', () => {
    const [fee, ...rest] = order as [CreditRecord, ...CreditRecord[]];
    const next = [...rest, record('0')];
    expect(shown(groupLines()([[record('9'), fee], next]))).toEqual([['9 -10', '1 -100'], ['0 -10']]);
  });

  it('keep the identity of a batch that has not changed', () => {
    const group = groupLines();
    const [first] = group([order]);
    const [again, more] = group([order, [record('0')]]);
    expect(again).toBe(first);
    expect(more).toHaveLength(1);
  });
});
