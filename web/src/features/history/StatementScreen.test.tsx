import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  connectionOf,
  extensionsOf,
  fakeGateway,
  overviewOf,
  refusal,
  renderScreen,
  startTexts,
} from '../../test/portal.tsx';
import { saveCsv } from '../../test/savedCsv.ts';
import type { CreditRecord } from './columns.tsx';
import { listMonths, type Statement, type StatementRecord } from './statement.ts';
import StatementScreen from './StatementScreen.tsx';

beforeAll(() => startTexts('history', 'records', 'recordTypes', 'receipt', 'shell'));
beforeEach(() => session.start('token'));

const record: StatementRecord = {
  __typename: 'CreditRecord',
  id: '1',
  receiptNumber: 'R1',
  occurredAt: '2026-02-03T04:00:00.000Z',
  coin: 'CASH_POINT',
  type: 'TRANSFER',
  state: 'AVAILABLE',
  status: 'COMPLETED',
  amount: '-30',
  balanceAfter: '70.00000001',
  counterparty: 'budi',
  isReturn: false,
};

const statementOf = (changes: Partial<Statement> = {}): { statement: Statement } => ({
  statement: {
    __typename: 'Statement',
    from: '2026-02-01',
    to: '2026-02-28',
    readAt: '2026-03-05T00:00:00.000Z',
    isComplete: true,
    balances: [
      {
        __typename: 'StatementBalance',
        coin: 'CASH_POINT',
        state: 'AVAILABLE',
        opening: '0.00000001',
        closing: '70.00000001',
        movements: [
          { __typename: 'StatementMovement', type: 'DEPOSIT', count: 1, received: '100', paid: '0' },
          { __typename: 'StatementMovement', type: 'TRANSFER', count: 1, received: '0', paid: '30' },
        ],
      },
      {
        __typename: 'StatementBalance',
        coin: 'CASH_POINT',
        state: 'LOCKED',
        opening: '5',
        closing: '7.5',
        movements: [],
      },
      {
        __typename: 'StatementBalance',
        coin: 'GMT',
        state: 'AVAILABLE',
        opening: '0',
        closing: '0',
        movements: [],
      },
    ],
    records: [record],
    ...changes,
  },
});

const show = (changes: Partial<Statement> = {}) => {
  const gateway = fakeGateway({
    Overview: () => overviewOf({}),
    Extensions: extensionsOf('statement'),
    MonthlyStatement: () => statementOf(changes),
  });
  renderScreen(<StatementScreen />, '/records/statement?month=2026-02');
  return gateway;
};

const rowOf = (name: string, within_: HTMLElement) => within(within_).getByText(name).parentElement;

describe('a statement', () => {
  it('shows exact opening and closing balances of a credit and the movements between', async () => {
    const gateway = show();
    const cash = await screen.findByRole('region', { name: 'Cash credit' });
    expect(gateway.of('MonthlyStatement')).toEqual([{ month: '2026-02' }]);
    expect(rowOf('Opening balance', cash)).toHaveTextContent('0.00000001 CASH');
    expect(rowOf('Deposit (1)', cash)).toHaveTextContent('+100.00');
    expect(rowOf('Transfer (1)', cash)).toHaveTextContent('−30.00');
    expect(rowOf('Closing balance', cash)).toHaveTextContent('70.00000001 CASH');
    expect(rowOf('Locked', cash)).toHaveTextContent('5.00→7.50 CASH');
    expect(screen.queryByRole('region', { name: 'Game credit' })).toBeNull();
    expect(screen.getByText(/budi/).parentElement).toHaveTextContent('R1');
  });

  it('prints a sheet with the member, the month and its days', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    await screen.findByRole('region', { name: 'Cash credit' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = document.querySelector('[data-sheet] [data-paper]')?.textContent;
    expect(paper).toContain('Statement · February 2026');
    expect(paper).toContain('aiko');
    expect(paper).toContain('Sun, Feb 1, 2026 – Sat, Feb 28, 2026, GMT+8.');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('prints the head even when nothing moved', async () => {
    show({ balances: [], records: [] });
    const empty = await screen.findByText('Nothing this month');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = empty.closest('[data-sheet]');
    const paper = sheet?.querySelector('[data-paper]');
    for (const part of ['Statement · February 2026', 'aiko', 'Sun, Feb 1, 2026 – Sat, Feb 28, 2026, GMT+8.'])
      expect(paper).toHaveTextContent(part);
  });

  it('shows the time zone once and the returned amounts', async () => {
    show({ records: [{ ...record, amount: '60', isReturn: true }] });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Time (GMT+8)' })).toBeInTheDocument();
    const [, row] = table.getAllByRole('row');
    expect(row).toHaveTextContent('Feb 3, 2026, 12:00Transfer · budi ReturnedR1+60.00 CASH');
    expect(row).not.toHaveTextContent('GMT+8');
    // On paper, too, a line has the code of its credit alone.
    expect(row?.closest('[data-short-units]')).not.toBeNull();
  });

  it('marks a month that is not over', async () => {
    show({ readAt: '2026-02-20T00:00:00.000Z' });
    expect(
      (await screen.findAllByText(/As of Feb 20, 2026, 08:00 GMT\+8; the month is not over\./))[0],
    ).toBeInTheDocument();
  });

  it('shows only totals when there are too many movements', async () => {
    show({ isComplete: false, records: [] });
    expect(await screen.findByText('Totals only')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the chosen month', async () => {
    const gateway = show();
    await screen.findByRole('region', { name: 'Cash credit' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January 2026');
    await waitFor(() => expect(gateway.of('MonthlyStatement').at(-1)).toEqual({ month: '2026-01' }));
  });

  it('shows a message when nothing moved', async () => {
    show({ balances: [], records: [] });
    expect(await screen.findByText('Nothing this month')).toBeVisible();
  });

  it('shows an error when another month fails to load, instead of the previous one', async () => {
    const gateway = show({ balances: [], records: [] });
    expect(await screen.findByText('Nothing this month')).toBeVisible();
    gateway.answer({ MonthlyStatement: () => refusal('SERVICE_UNAVAILABLE') });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January 2026');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Nothing this month')).toBeNull();
    expect(gateway.of('MonthlyStatement')).toHaveLength(2);
    gateway.answer({ MonthlyStatement: () => statementOf() });
    await userEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Cash credit' })).toBeVisible();
  });

  it('stays when reloading the same month fails', async () => {
    const gateway = show();
    await screen.findByRole('region', { name: 'Cash credit' });
    gateway.answer({
      Overview: () => overviewOf({ CASH_POINT: '5' }),
      MonthlyStatement: () => refusal('SERVICE_UNAVAILABLE'),
    });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(gateway.of('MonthlyStatement')).toHaveLength(2));
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Cash credit' })).toBeVisible();
  });
});

it('redirects without a request when the platform has no statements', async () => {
  const gateway = fakeGateway({ Overview: () => overviewOf({}), Extensions: extensionsOf() });
  renderScreen(<StatementScreen />, '/records/statement');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull());
  expect(gateway.of('Extensions')).toHaveLength(1);
  expect(gateway.of('MonthlyStatement')).toEqual([]);
});

describe('the file of a statement', () => {
  const movement: CreditRecord = {
    ...record,
    transactionNumber: 'T1',
    fee: null,
    actualAmount: null,
    reason: null,
    hash: null,
    network: null,
  };

  /** The records, newest first, a page each. */
  const showWith = (records: readonly CreditRecord[], changes: Partial<Statement> = {}) => {
    const gateway = show(changes);
    gateway.answer({
      CreditRecords: ({ after }) => {
        const at = records.findIndex(({ id }) => id === after) + 1;
        return {
          creditRecords: connectionOf('CreditRecord', records.slice(at, at + 1), at + 1 < records.length),
        };
      },
    });
    return gateway;
  };

  it('contains the movements of the month between its closing and its opening balances', async () => {
    const deposit = { ...movement, id: '0', amount: '100', balanceAfter: '100.00000001', counterparty: null };
    const gateway = showWith([movement, { ...deposit, type: 'DEPOSIT', receiptNumber: 'R0' }]);
    await screen.findByRole('region', { name: 'Cash credit' });
    const { name, text, rows } = await saveCsv();
    expect(name).toBe('statement_2026-02-01_2026-02-28.csv');
    const filter = { from: '2026-02-01', to: '2026-02-28' };
    expect(gateway.of('CreditRecords')).toEqual([
      { filter, first: 500, after: null },
      { filter, first: 500, after: '1' },
    ]);
    expect(text.split('\r\n')[0]).toBe(
      '"Time (GMT+8)","Kind","Credit","Balance affected","Amount","Balance after","Fee","Actual received amount",' +
        '"Counterparty","Note or reason","Status","Receipt number","Transaction number","Transaction hash"',
    );
    expect(rows.map((row) => Object.values(row).slice(0, 6))).toEqual([
      ['2026-02-28 23:59:59', 'Closing balance', 'Cash credit', 'Available', '', '70.00000001'],
      ['2026-02-28 23:59:59', 'Closing balance', 'Cash credit', 'Locked', '', '7.5'],
      ['2026-02-03 12:00:00', 'Transfer', 'Cash credit', 'Available', '-30', '70.00000001'],
      ['2026-02-03 12:00:00', 'Deposit', 'Cash credit', 'Available', '100', '100.00000001'],
      ['2026-02-01 00:00:00', 'Opening balance', 'Cash credit', 'Available', '', '0.00000001'],
      ['2026-02-01 00:00:00', 'Opening balance', 'Cash credit', 'Locked', '', '5'],
    ]);
    expect(rows[2]).toMatchObject({
      'Receipt number': 'R1',
      'Transaction number': 'T1',
      Status: 'Completed',
    });
    expect(Object.values(rows[0] ?? {}).slice(6)).toEqual(Array.from({ length: 8 }, () => ''));
  });

  it('ends at the time of the statement when the month is not over', async () => {
    const later = { ...movement, id: '2', occurredAt: '2026-02-20T00:00:00.001Z' };
    showWith([later, movement], { readAt: '2026-02-20T00:00:00.000Z' });
    await screen.findByRole('region', { name: 'Cash credit' });
    const { rows } = await saveCsv();
    expect(rows.map((row) => `${row['Time (GMT+8)']} ${row.Kind}`)).toEqual([
      '2026-02-20 08:00:00 Closing balance',
      '2026-02-20 08:00:00 Closing balance',
      '2026-02-03 12:00:00 Transfer',
      '2026-02-01 00:00:00 Opening balance',
      '2026-02-01 00:00:00 Opening balance',
    ]);
  });
});

describe('the months to choose from', () => {
  it('go back to that of the registration', () => {
    expect(listMonths('2026-02-28', '2025-11-30')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(listMonths('2026-02-28', '2026-02-28')).toEqual(['2026-02']);
    expect(listMonths('2026-02-28', '1990-01-01')).toHaveLength(60);
  });
});
