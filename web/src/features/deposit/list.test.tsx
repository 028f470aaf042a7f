import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import { saveCsv } from '../../test/savedCsv.ts';
import {
  approved,
  byBank as pendingByBank,
  hash,
  listOf,
  onChain as pendingOnChain,
  rejected,
} from './deposits.fixture.ts';
import DepositScreen from './DepositScreen.tsx';
import type { Deposit } from './order.ts';

beforeAll(() => startTexts('deposit', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

const onChain: Deposit = { ...pendingOnChain, ...approved, chainCheck: 'CONFIRMED' };
const byBank: Deposit = {
  ...pendingByBank,
  ...rejected,
  id: '6',
  receiptNumber: 'DP20261121-000006',
  reason: 'No such payment arrived.',
};
const answers = {
  Overview: () => overviewOf({ CASH_POINT: '100' }),
  Deposits: () => listOf([onChain, byBank]),
  DepositReceiptImage: () => ({
    depositReceiptImage: {
      __typename: 'UploadedImage',
      image: 'data:image/webp;base64,AAAA',
      width: 800,
      height: 600,
    },
  }),
};

const openRecords = (query = '') => renderScreen(<DepositScreen />, `/recharge?tab=records${query}`);

const detailOf = (drawer: HTMLElement, label: string) =>
  within(drawer).getByText(label, { selector: 'dt' }).parentElement;

describe('the deposit list', () => {
  it('shows both methods with their status', async () => {
    fakeGateway(answers);
    openRecords();
    const table = await screen.findByRole('table', { name: 'Deposits' });
    const [, , first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('On-chain · BEP20');
    expect(first).toHaveTextContent('Approved');
    expect(first).toHaveTextContent('100.00 USDT');
    expect(first).toHaveTextContent('100.00 CASH');
    expect(second).toHaveTextContent('Bank · Wire transfer');
    expect(second).toHaveTextContent('Rejected');
    expect(second).toHaveTextContent('100.00 USD');
    expect(second).not.toHaveTextContent('CASH');
  });

  it('shows the details of a deposit with its timeline and explorer link', async () => {
    fakeGateway(answers);
    openRecords();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'On-chain · BEP20' }));
    const drawer = await screen.findByRole('dialog', { name: 'On-chain · BEP20' });
    expect(detailOf(drawer, 'Receipt number')).toHaveTextContent('DP20261121-000007');
    expect(detailOf(drawer, 'Transaction number')).toHaveTextContent('JN20261121-000042');
    expect(detailOf(drawer, 'Check on the chain')).toHaveTextContent(
      'Found: the amount reached your deposit address',
    );
    const explorer = within(drawer).getByRole('link', { name: /BscScan/ });
    expect(explorer).toHaveAttribute('href', `https://bscscan.com/tx/${hash}`);
    expect(explorer.getAttribute('rel')).toContain('noopener');
    expect(
      within(drawer)
        .getAllByRole('listitem')
        .map((step) => step.dataset.state),
    ).toEqual(['done', 'done', 'done']);
    expect(within(drawer).queryByRole('button', { name: 'Show picture' })).toBeNull();
  });

  it('shows why a deposit was rejected, and loads its picture on request', async () => {
    const gateway = fakeGateway(answers);
    openRecords();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Bank · Wire transfer/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Bank · Wire transfer' });
    const steps = within(drawer).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent('No such payment arrived.');
    expect(steps.at(-1)?.dataset.state).toBe('failed');
    expect(within(drawer).queryByText('Will be credited')).toBeNull();
    expect(gateway.of('DepositReceiptImage')).toEqual([]);
    await user.click(within(drawer).getByRole('button', { name: 'Show picture' }));
    const picture = await within(drawer).findByRole('img', { name: 'Receipt picture' });
    expect(picture).toHaveAttribute('src', 'data:image/webp;base64,AAAA');
    expect(gateway.of('DepositReceiptImage')).toEqual([{ depositId: '6' }]);
  });

  it.each([
    ['APPROVED', 'HELD', 'Left over, held for review'],
    ['APPROVED', 'CREDITED', 'Left over, credited separately'],
    ['APPROVED', 'KEPT', 'Left over, not credited'],
    ['REJECTED', 'HELD', null],
  ] as const)(
    'shows for a deposit that is %s what happens to a remainder that is %s',
    async (status, remainderState, words) => {
      const deposit = { ...onChain, status, amount: '150.25', remainder: '50.25', remainderState };
      fakeGateway({ ...answers, Deposits: () => listOf([deposit]) });
      openRecords();
      const user = userEvent.setup();
      await user.click(await screen.findByRole('button', { name: 'On-chain · BEP20' }));
      const drawer = await screen.findByRole('dialog', { name: 'On-chain · BEP20' });
      if (words === null) expect(within(drawer).queryByText(/^Left over/)).toBeNull();
      else expect(detailOf(drawer, words)).toHaveTextContent('50.25 USDT');
    },
  );

  it('exports nothing left over of a rejected deposit, as its details show nothing', async () => {
    const held = { amount: '150.25', remainder: '50.25', remainderState: 'HELD' } as const;
    const rest: Deposit = { ...onChain, ...rejected, ...held, id: '5', receiptNumber: 'R5' };
    fakeGateway({ ...answers, Deposits: () => listOf([{ ...onChain, ...held }, rest]) });
    openRecords();
    const { rows } = await saveCsv();
    expect(
      rows.map((row) => [row['Amount in cash credits'], row['Left over'], row['Left over: status']]),
    ).toEqual([
      ['100', '50.25', 'Left over, held for review'],
      ['', '', ''],
    ]);
  });

  it('shows the credited amount and time of a remainder', async () => {
    const deposit: Deposit = {
      ...onChain,
      amount: '100.7',
      remainder: '0.7',
      remainderState: 'CREDITED',
      remainderCreditedAmount: '0.6895',
      remainderCreditedAt: '2026-11-22T02:05:00.000Z',
    };
    fakeGateway({ ...answers, Deposits: () => listOf([deposit]) });
    openRecords('&receipt=DP20261121-000007');
    const drawer = await screen.findByRole('dialog', { name: 'On-chain · BEP20' });
    expect(detailOf(drawer, 'Credited for what was left over')).toHaveTextContent('0.6895 CASH');
    const at = detailOf(drawer, 'Left over: credited on')?.querySelector('time');
    expect(at).toHaveAttribute('datetime', '2026-11-22T02:05:00.000Z');
  });

  it('explains why a picture failed to load, and retries', async () => {
    const gateway = fakeGateway({ ...answers, DepositReceiptImage: () => refusal('SERVICE_UNAVAILABLE') });
    openRecords();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Bank · Wire transfer/ }));
    const drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('button', { name: 'Show picture' }));
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Service unavailable');
    gateway.answer({ DepositReceiptImage: () => ({ depositReceiptImage: null }) });
    await user.click(within(drawer).getByRole('button', { name: 'Show picture' }));
    expect(await within(drawer).findByText('The picture is no longer available.')).toBeVisible();
  });

  it('keeps its filters in the URL', async () => {
    const gateway = fakeGateway(answers);
    const { address } = openRecords('&network=TRC20&status=APPROVED');
    await waitFor(() => expect(gateway.of('Deposits')).toHaveLength(1));
    expect(gateway.of('Deposits')[0]).toMatchObject({ filter: { network: 'TRC20', status: 'APPROVED' } });
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Method'), 'Bank');
    // Bank deposits have no network.
    await waitFor(() =>
      expect(gateway.of('Deposits').at(-1)).toMatchObject({ filter: { method: 'BANK', status: 'APPROVED' } }),
    );
    expect(address()).toBe('/recharge?tab=records&method=BANK&status=APPROVED');
    expect(screen.getByLabelText('Network')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/recharge?tab=records');
  });

  it('sends no request for filters that cannot match', async () => {
    const gateway = fakeGateway(answers);
    openRecords('&method=BANK&network=TRC20');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(gateway.of('Deposits')).toEqual([]);
  });

  it('links to the form when it is empty', async () => {
    fakeGateway({ ...answers, Deposits: () => listOf([]) });
    openRecords();
    expect(await screen.findByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/recharge');
  });
});
