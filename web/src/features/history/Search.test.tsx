import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/session/session.ts';
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

const at = (extensions: readonly string[]) =>
  fakeGateway({
    Overview: () => overviewOf({}),
    Extensions: extensionsOf(...extensions),
    CreditRecords: () => ({ creditRecords: connectionOf('CreditRecord', []) }),
  });

const lastFilter = (gateway: ReturnType<typeof at>) => gateway.of('CreditRecords').at(-1)?.filter;

describe('the search of the records', () => {
  it('searches for the text and for kinds with a matching name', async () => {
    const gateway = at(['searchRecords']);
    renderScreen(<Records />, '/records');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), ' Redeem ');
    await waitFor(() =>
      expect(lastFilter(gateway)).toEqual({
        search: { text: 'Redeem', types: ['REDEEM', 'REDEEM_FEE'] },
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

  it('links to the order of a receipt number without a movement', async () => {
    at(['searchRecords']);
    renderScreen(<Records />, '/records?search=R261121DG2HDDFXC2');
    expect(await screen.findByText(/^No movement has this receipt number\./)).toBeVisible();
  });

  it('hides search and statement when the platform supports neither', async () => {
    const gateway = at([]);
    renderScreen(<Records />, '/records?search=budi');
    await waitFor(() => expect(gateway.of('Extensions')).toHaveLength(1));
    expect(await screen.findByText('No records yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Monthly statement' })).toBeNull();
    expect(lastFilter(gateway)).toEqual({});
  });

  it('links to the statement when the platform has one', async () => {
    at(['statement']);
    renderScreen(<Records />, '/records');
    expect(await screen.findByRole('link', { name: 'Monthly statement' })).toHaveAttribute(
      'href',
      '/records/statement',
    );
  });
});
