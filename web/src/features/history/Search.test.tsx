import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import {
  connectionOf,
  extensionsOf,
  fakeGateway,
  overviewOf,
  renderScreen,
  startTexts,
} from '../../test/portal.tsx';
import Records from './Records.tsx';

beforeAll(() => startTexts('history', 'records', 'recordTypes', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const at = (extensions: readonly string[]) =>
  fakeGateway({
    Overview: () => overviewOf({}),
    Extensions: extensionsOf(...extensions),
    CreditRecords: () => ({ creditRecords: connectionOf('CreditRecord', []) }),
  });

const lastFilter = (gateway: ReturnType<typeof at>) => gateway.of('CreditRecords').at(-1)?.filter;

describe('the search of the records', () => {
  it('asks for the text, and for the kinds that are called so', async () => {
    const gateway = at(['searchRecords']);
    renderScreen(<Records />, '/records');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), ' Redem ');
    await waitFor(() =>
      expect(lastFilter(gateway)).toEqual({
        search: { text: 'Redem', types: ['REDEEM', 'REDEEM_FEE'] },
      }),
    );
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(screen.getByText('Change the filters, or reset them.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Reset filters' })[0] ?? document.body);
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue(''));
    await waitFor(() => expect(lastFilter(gateway)).toEqual({}));
  });

  it('takes the text of the address', async () => {
    const gateway = at(['searchRecords']);
    renderScreen(<Records />, '/records?search=budi');
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('budi');
    await waitFor(() => expect(lastFilter(gateway)).toEqual({ search: { text: 'budi', types: [] } }));
  });

  it('says where an order without a movement is, of what reads like a receipt number', async () => {
    at(['searchRecords']);
    renderScreen(<Records />, '/records?search=R261121DG2HDDFXC2');
    expect(await screen.findByText(/^No movement has this receipt number\./)).toBeVisible();
  });

  it('is not there at a platform that has none, nor is the statement', async () => {
    const gateway = at([]);
    renderScreen(<Records />, '/records?search=budi');
    await waitFor(() => expect(gateway.of('Extensions')).toHaveLength(1));
    expect(await screen.findByText('No records yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Monthly statement' })).toBeNull();
    expect(lastFilter(gateway)).toEqual({});
  });

  it('leads to the statement where the platform has one', async () => {
    at(['statement']);
    renderScreen(<Records />, '/records');
    expect(await screen.findByRole('link', { name: 'Monthly statement' })).toHaveAttribute(
      'href',
      '/records/statement',
    );
  });
});
