import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
import { renderScreen, startTexts } from '../../test/portal.tsx';
import { saveCsv } from '../../test/savedCsv.ts';
import { inSeconds, orderOf, connection, fakePortal } from './converts.fixture.ts';
import ConvertScreen from './ConvertScreen.tsx';
import type { ConvertOrder } from './order.ts';

beforeAll(() => startTexts('convert', 'flow', 'records', 'shell'));
beforeEach(() => session.start('token'));

describe('the convert list', () => {
  const history = (orders: readonly ConvertOrder[]) => {
    const { gateway } = fakePortal(orders);
    gateway.answer({ ConvertOrders: () => ({ convertOrders: connection(orders) }) });
    return gateway;
  };

  it('filters by the credit and status in the URL', async () => {
    const gateway = history([orderOf({ status: 'COMPLETED', endedAt: inSeconds(0) })]);
    const { address } = renderScreen(<ConvertScreen />, '/convert?tab=records&coin=GMT');
    await screen.findByRole('table', { name: 'Conversions' });
    expect(gateway.of('ConvertOrders')[0]?.filter).toEqual({ coin: 'GMT' });
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Credit'), 'Cash credit');
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(address()).toBe('/convert?tab=records&coin=CASH_POINT&status=COMPLETED');
    await waitFor(() =>
      expect(gateway.of('ConvertOrders').at(-1)?.filter).toEqual({ coin: 'CASH_POINT', status: 'COMPLETED' }),
    );
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/convert?tab=records');
  });

  it('shows the details of an order, and cancels a pending one', async () => {
    const gateway = history([orderOf()]);
    renderScreen(<ConvertScreen />, '/convert?tab=records');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'CASH → ENTRUST' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'CASH → ENTRUST' }));
    for (const text of ['CV20261121-000007', 'JN20261121-000042', 'Pending', 'Waiting to settle']) {
      expect(drawer.getByText(text)).toBeVisible();
    }
    gateway.answer({
      ConvertOrders: () => ({
        convertOrders: connection([orderOf({ status: 'CANCELLED', endedAt: inSeconds(0) })]),
      }),
    });
    await user.click(drawer.getByRole('button', { name: /^Cancel/ }));
    expect(await drawer.findByText('The credits came back in full.')).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    for (const label of ['Actual received amount', 'Fee']) expect(drawer.queryByText(label)).toBeNull();
  });

  it('links to the form when it is empty', async () => {
    history([]);
    renderScreen(<ConvertScreen />, '/convert?tab=records');
    expect(await screen.findByText('No conversions yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Convert credits' })).toHaveAttribute('href', '/convert');
  });

  it('exports exact amounts, and times with their zone', async () => {
    history([
      orderOf({
        status: 'COMPLETED',
        createdAt: '2026-11-20T16:00:00.000Z',
        endedAt: '2026-11-20T16:00:30.000Z',
        actualAmount: '24.50250001',
      }),
    ]);
    renderScreen(<ConvertScreen />, '/convert?tab=records');
    const [header, row] = (await saveCsv()).text.split('\r\n');
    expect(header).toContain('"Time (GMT+8)","Status","You give","Actual received amount","Credit given"');
    expect(row).toBe(
      '"2026-11-21 00:00:00","Completed","25","24.50250001","Cash credit","Entrust credit","0.25","0.99",' +
        '"2026-11-21 00:00:30","CV20261121-000007","JN20261121-000042"',
    );
  });

  it('exports no fee of a cancelled order, as its details show none', async () => {
    history([orderOf({ status: 'CANCELLED', endedAt: inSeconds(0) })]);
    renderScreen(<ConvertScreen />, '/convert?tab=records');
    const { rows } = await saveCsv();
    expect(rows).toEqual([
      expect.objectContaining({ 'You give': '25', Fee: '', 'Actual received amount': '' }),
    ]);
  });
});
