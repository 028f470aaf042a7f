import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import { RecordLinks, type RecordLink } from '../../extension-points/recordLinks.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import type { CreditRecord } from './columns.tsx';
import Records from './Records.tsx';

beforeAll(() => startTexts('history', 'records', 'recordTypes', 'shell'));
beforeEach(() => session.start('token'));

const recordOf = (changes: Partial<CreditRecord> & { id: string }): CreditRecord => ({
  __typename: 'CreditRecord',
  receiptNumber: `R-${changes.id}`,
  transactionNumber: `T-${changes.id}`,
  occurredAt: '2026-11-21T03:00:00.000Z',
  coin: 'CASH_POINT',
  type: 'TRANSFER',
  state: 'AVAILABLE',
  status: 'COMPLETED',
  amount: '-25',
  balanceAfter: '75',
  fee: null,
  actualAmount: null,
  counterparty: null,
  reason: null,
  hash: null,
  network: null,
  isReturn: false,
  ...changes,
});

/** A gateway that knows these records, newest first, and hands them out behind cursors. */
const source = (records: () => readonly CreditRecord[]) => ({
  Overview: () => overviewOf({ CASH_POINT: '75' }),
  CreditRecords: ({ first, after }: Record<string, unknown>) => {
    const all = records();
    const start = typeof after === 'string' ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const rows = all.slice(start, start + Number(first));
    return {
      creditRecords: {
        __typename: 'CreditRecordConnection',
        edges: rows.map((node) => ({ __typename: 'CreditRecordEdge', node })),
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: start + rows.length < all.length,
          endCursor: rows.at(-1)?.id ?? null,
        },
      },
    };
  },
});

const many = (count: number) => Array.from({ length: count }, (_, i) => recordOf({ id: `${count - i}` }));

const balancesChange = (available: string) => {
  const answer = { Overview: () => overviewOf({ CASH_POINT: available }) };
  return { answer, notice: () => act(() => void window.dispatchEvent(new Event('focus'))) };
};

describe('the records', () => {
  it('group by business day, which ends at 23:59:59 GMT+8', async () => {
    const records = [
      recordOf({ id: '2', occurredAt: '2026-11-20T16:00:00.000Z', type: 'DEPOSIT', amount: '10' }),
      recordOf({ id: '1', occurredAt: '2026-11-20T15:59:59.999Z', type: 'FEE', amount: '-1' }),
    ];
    fakeGateway(source(() => records));
    renderScreen(<Records />);
    const table = await screen.findByRole('table', { name: 'Records' });
    const lines = within(table).getAllByRole('row');
    expect(lines.map((line) => line.textContent)).toEqual([
      'KindTime (GMT+8)CounterpartyCreditAmountBalance after',
      'Sat, Nov 21, 2026 GMT+8',
      'Deposit00:00:00Cash credit+10.0075.00',
      'Fri, Nov 20, 2026 GMT+8',
      'Fee23:59:59Cash credit−1.0075.00',
    ]);
  });

  it('show everything of one in a drawer', async () => {
    const record = recordOf({
      id: '1',
      counterparty: 'maria',
      fee: '0.25',
      actualAmount: '24.75',
      reason: 'Rent',
      hash: '0xabc',
      amount: '-25.00000001',
      status: 'REVERSED',
    });
    fakeGateway(source(() => [record]));
    renderScreen(<Records />);
    await userEvent.click(await screen.findByRole('button', { name: /^Transfer/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Transfer' }));
    for (const text of ['R-1', 'T-1', '0xabc', 'Rent', 'maria', 'Reversed']) {
      expect((await drawer.findAllByText(text))[0]).toBeVisible();
    }
    expect(drawer.getByText('Amount').parentElement).toHaveTextContent('−25.00000001 CASH');
    expect(drawer.getByText('Fee').parentElement).toHaveTextContent('0.25 CASH');
    // It was undone: nothing was left after the fee.
    expect(drawer.queryByText('Actual received amount')).toBeNull();
    expect(drawer.getByRole('button', { name: 'Copy: Receipt number' })).toBeVisible();
  });

  it.each([
    ['PENDING', 'Pending', 'The credits are set aside until the order is decided.'],
    ['CANCELLED', 'Cancelled', 'The credits came back in full.'],
    ['REJECTED', 'Rejected', 'The credits came back in full.'],
    ['FAILED', 'Failed', 'The credits came back in full.'],
    ['EXPIRED', 'Expired', 'The credits came back in full.'],
    ['REVERSED', 'Reversed', 'A later movement reversed this one.'],
  ] as const)('show in row and drawer that one is %s', async (status, name, note) => {
    fakeGateway(source(() => [recordOf({ id: '1', type: 'WITHDRAW', status })]));
    renderScreen(<Records />);
    await userEvent.click(await screen.findByRole('button', { name: `Withdraw ${name}` }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    expect(await drawer.findByText(note)).toBeVisible();
    expect(drawer.getByText('Status').parentElement).toHaveTextContent(name);
  });

  it.each([
    ['a received transfer', { amount: '25' }, 'Note'],
    ['a transfer that was taken back', { amount: '25', isReturn: true }, 'Note or reason'],
    ['a fine', { type: 'FINE' }, 'Note or reason'],
  ] as const)('call what came with %s what it is', async (_, changes, label) => {
    fakeGateway(source(() => [recordOf({ id: '1', reason: 'Rent', ...changes })]));
    renderScreen(<Records />, '/records?receipt=R-1');
    const drawer = within(await screen.findByRole('dialog'));
    expect((await drawer.findByText(label)).parentElement).toHaveTextContent('Rent');
  });

  it('shows the link that a feature declares for the type of a record', async () => {
    const link: RecordLink = {
      type: 'TRANSFER',
      pathFor: ({ receiptNumber }) => `/to/${receiptNumber}`,
      labelFor: () => 'detail.transferTo',
    };
    fakeGateway(source(() => [recordOf({ id: '1', counterparty: 'maria' })]));
    renderScreen(
      <RecordLinks value={[link]}>
        <Records />
      </RecordLinks>,
      '/records?receipt=R-1',
    );
    const drawer = within(await screen.findByRole('dialog'));
    const shown = await drawer.findByRole('link', { name: 'Transfer to maria' });
    expect(shown).toHaveAttribute('href', '/to/R-1');
  });

  it('show the amount after the fee, and each fee once', async () => {
    const fee = { transactionNumber: 'T', type: 'GAS_FEE', amount: '-0.5' } as const;
    const order = { transactionNumber: 'T', type: 'WITHDRAW', amount: '-59.5' } as const;
    const records = [
      recordOf({ id: '2', ...fee }),
      recordOf({ id: '1', ...order, fee: '0.5', actualAmount: '59.5' }),
    ];
    fakeGateway(source(() => records));
    renderScreen(<Records />);
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    expect((await drawer.findByText('Actual received amount')).parentElement).toHaveTextContent('59.50 CASH');
    expect(drawer.getByText('Gas fee').parentElement).toHaveTextContent('−0.50 CASH');
    expect(drawer.queryByText('Fee')).toBeNull();
  });

  it('mark an amount returned by an order', async () => {
    fakeGateway(source(() => [recordOf({ id: '1', type: 'WITHDRAW', amount: '60', isReturn: true })]));
    renderScreen(<Records />);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw Returned' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    expect((await drawer.findByText('Status')).parentElement).toHaveTextContent('Returned');
  });

  it('link to the explorer of their chain', async () => {
    const hash = `0x${'ab'.repeat(32)}`;
    fakeGateway(source(() => [recordOf({ id: '1', type: 'DEPOSIT', hash, network: 'BEP20' })]));
    renderScreen(<Records />);
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit' }));
    const link = await screen.findByRole('link', { name: /BscScan/ });
    expect(link).toHaveAttribute('href', `https://bscscan.com/tx/${hash}`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('button', { name: 'Copy: Transaction hash' })).toBeVisible();
  });

  it('keeps filters and address in sync', async () => {
    const gateway = fakeGateway(source(() => many(1)));
    const { address } = renderScreen(<Records />, '/records?coin=GMT&type=TRANSFER&from=2026-11-01');
    await screen.findByRole('table');
    expect(gateway.of('CreditRecords')[0]?.filter).toEqual({
      coin: 'GMT',
      types: ['TRANSFER'],
      from: '2026-11-01',
    });
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Credit'), 'Cash credit');
    await user.click(screen.getByRole('button', { name: 'Kind: Transfer' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Fees' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(address()).toBe(
      '/records?coin=CASH_POINT&type=TRANSFER&type=FEE&type=WITHDRAWAL_FEE&type=GAS_FEE&type=OTC_FEE&from=2026-11-01',
    );
    await waitFor(() =>
      expect(gateway.of('CreditRecords').at(-1)?.filter).toEqual({
        coin: 'CASH_POINT',
        types: ['TRANSFER', 'FEE', 'WITHDRAWAL_FEE', 'GAS_FEE', 'OTC_FEE'],
        from: '2026-11-01',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/records');
  });

  it('requests nothing when the days are reversed', async () => {
    const gateway = fakeGateway(source(() => many(1)));
    renderScreen(<Records />, '/records?from=2026-11-20&to=2026-11-01');
    expect(await screen.findByText('The first day is after the last.')).toBeVisible();
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(gateway.of('CreditRecords')).toHaveLength(0);
  });

  it('show a message when there are none yet', async () => {
    fakeGateway(source(() => []));
    renderScreen(<Records />);
    expect(await screen.findByText('No records yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it('show an error and retry', async () => {
    const gateway = fakeGateway({
      ...source(() => many(1)),
      CreditRecords: () => refusal('SERVICE_UNAVAILABLE'),
    });
    renderScreen(<Records />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(source(() => many(1)));
    await userEvent.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('records received while reading', () => {
  it('wait until they are wanted', async () => {
    let records = many(2);
    const gateway = fakeGateway(source(() => records));
    renderScreen(<Records />);
    const table = await screen.findByRole('table');
    const lines = within(table).getAllByRole('row').length;

    records = [recordOf({ id: 'new', type: 'DEPOSIT' }), ...records];
    const { answer, notice } = balancesChange('100');
    gateway.answer(answer);
    notice();
    const button = await screen.findByRole('button', { name: '1 new record' });
    expect(within(table).getAllByRole('row')).toHaveLength(lines);
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();

    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Deposit' })).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(lines + 1);
    expect(screen.queryByRole('button', { name: '1 new record' })).toBeNull();
  });

  it('reloads all rows when more than a page of them is new', async () => {
    let records = many(2);
    const gateway = fakeGateway(source(() => records));
    renderScreen(<Records />);
    await screen.findByRole('table');
    records = many(40).map((record) => ({ ...record, id: `n${record.id}` }));
    const { answer, notice } = balancesChange('100');
    gateway.answer(answer);
    notice();
    await userEvent.click(await screen.findByRole('button', { name: 'More than 20 new records' }));
    expect(await screen.findByText('20 records shown')).toBeVisible();
  });

  it('show at once where nothing was read', async () => {
    let records: readonly CreditRecord[] = [];
    const gateway = fakeGateway(source(() => records));
    renderScreen(<Records />);
    await screen.findByText('No records yet');
    records = many(1);
    const { answer, notice } = balancesChange('100');
    gateway.answer(answer);
    notice();
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('the export', () => {
  it('contains every matching record with exact amounts, and the days in its name', async () => {
    const saved: { name: string; file: Blob }[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    const createObjectURL = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: createObjectURL.mock.lastCall?.[0] as Blob });
    });
    const records = many(1205);
    const withFee = { fee: '1', actualAmount: '24' } as const;
    records[0] = recordOf({ id: '1205', ...withFee, reason: 'done' });
    records[1] = recordOf({ id: '1204', ...withFee, reason: 'undone', status: 'CANCELLED' });
    records[2] = recordOf({ id: '1203', amount: '25', isReturn: true });
    records[1204] = recordOf({
      id: '1',
      amount: '-0.00000001',
      reason: '=HYPERLINK("http://x")\nnext, line',
      occurredAt: '2026-11-20T16:00:00.000Z',
    });
    const gateway = fakeGateway(source(() => records));
    renderScreen(<Records />, '/records?from=2026-11-01&to=2026-11-21');
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));

    expect(saved[0]?.name).toBe('records_2026-11-01_2026-11-21.csv');
    const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toMatch(/^"Time \(GMT\+8\)","Kind","Credit",/);
    expect(lines).toHaveLength(1207);
    expect(lines[1205]).toMatch(
      /^"2026-11-21 00:00:00","Transfer","Cash credit","Available","-0\.00000001","75",/,
    );
    expect(lines[0]).toContain('"Fee","Actual received amount",');
    expect(lines[1]).toContain('"1","24","","done","Completed",');
    expect(lines[2]).toContain('"1","","","undone","Cancelled",');
    expect(lines[3]).toContain('"25","75","","","","","Returned",');
    expect(lines[1205]).toContain(`"'=HYPERLINK(""http://x"")\nnext, line"`);
    expect(gateway.of('CreditRecords').filter(({ first }) => first === 500)).toHaveLength(3);
  });

  it('can be stopped, and then saves nothing', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const gateway = fakeGateway(source(() => many(150)));
    renderScreen(<Records />);
    await screen.findByRole('table');
    gateway.answer({ CreditRecords: () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('0 records read')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the export' }));
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled();
    expect(click).not.toHaveBeenCalled();
  });
});

describe('the records of one credit and some kinds', () => {
  const scope = { coin: 'INSURANCE_POINT', kinds: ['PREMIUM', 'ISSUE_PREMIUM'] } as const;
  const asked = (gateway: ReturnType<typeof fakeGateway>) =>
    (gateway.of('CreditRecords').at(-1) as { filter: unknown }).filter;

  it('requests these records and offers no filter or column for the fixed values', async () => {
    const gateway = fakeGateway(
      source(() => [recordOf({ id: '1', coin: 'INSURANCE_POINT', type: 'PREMIUM' })]),
    );
    renderScreen(<Records scope={scope} />, '/insurance/premium?coin=GMT&type=DEPOSIT');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(asked(gateway)).toEqual({ coin: 'INSURANCE_POINT', types: ['PREMIUM', 'ISSUE_PREMIUM'] });
    expect(screen.queryByRole('columnheader', { name: 'Credit' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Credit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
  });

  it('applies the filters of the address', async () => {
    const gateway = fakeGateway(source(() => []));
    const { address } = renderScreen(
      <Records scope={scope} />,
      '/insurance/premium?type=PREMIUM&from=2026-11-01',
    );
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(asked(gateway)).toEqual({ coin: 'INSURANCE_POINT', types: ['PREMIUM'], from: '2026-11-01' });
    await userEvent.click(screen.getByRole('button', { name: 'Kind: Premium' }));
    const picker = within(await screen.findByRole('dialog'));
    expect(picker.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(picker.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(address()).toBe('/insurance/premium?from=2026-11-01'));
  });

  it('continues after a failure when the member wants', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    try {
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
      );
      const answers = source(() => many(750));
      const gateway = fakeGateway(answers);
      renderScreen(<Records />);
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      await screen.findByRole('table');
      gateway.answer({
        CreditRecords: (variables) =>
          variables.after === null ? answers.CreditRecords(variables) : refusal('SERVICE_UNAVAILABLE'),
      });
      await user.click(screen.getByRole('button', { name: 'Export CSV' }));
      await vi.advanceTimersByTimeAsync(35_000);
      expect(screen.getAllByText(/500 records read · The rest could not be read/)[0]).toBeVisible();

      gateway.answer(answers);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await vi.advanceTimersByTimeAsync(500);
      expect(click).toHaveBeenCalledOnce();
      expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});
