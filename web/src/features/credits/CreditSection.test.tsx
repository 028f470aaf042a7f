import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreditRecordType } from '../../generated/schema.ts';
import { creditSections, type SectionScreen } from '../../lib/creditSections.ts';
import { kindsOf, recordKinds } from '../../lib/recordKinds.ts';
import type { OverviewQuery } from '../../overview/overview.generated.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../../test/portal.tsx';
import CreditSection from './index.ts';
import { purposes } from './purposes.ts';
import SectionPurpose from './SectionPurpose.tsx';
import SectionRecords from './SectionRecords.tsx';
import SectionTransfer from './SectionTransfer.tsx';

beforeAll(() => startTexts('credits', 'figures', 'records', 'recordTypes', 'transfer', 'flow', 'shell'));
beforeEach(() => session.start('token'));
afterEach(() => vi.unstubAllGlobals());

const screens: Partial<Record<SectionScreen, React.ComponentType>> = {
  records: SectionRecords,
  transfer: SectionTransfer,
  custody: SectionPurpose,
  premium: SectionPurpose,
  insure: SectionPurpose,
  code: SectionPurpose,
  otc: SectionPurpose,
};

/** A member with this much insurance credit, some of it in two packages. */
function overview(flags: Partial<OverviewQuery['me']> = {}): OverviewQuery {
  const base = overviewOf({ CASH_POINT: '25', INSURANCE_POINT: '400' });
  return {
    me: { ...base.me, ...flags },
    assets: base.assets.map((asset) =>
      asset.coin === 'INSURANCE_POINT'
        ? {
            ...asset,
            locked: '2870',
            holds: [
              {
                __typename: 'Hold' as const,
                reason: 'INSURANCE' as const,
                state: 'LOCKED' as const,
                amount: '2870',
              },
            ],
          }
        : asset,
    ),
  };
}

const none = {
  creditRecords: {
    __typename: 'CreditRecordConnection',
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};

const answers = {
  Overview: (): unknown => overview(),
  BalanceRecords: (): unknown => none,
  CreditRecords: (): unknown => none,
  TransferConfig: (): unknown => ({
    transferConfig: {
      __typename: 'TransferConfig',
      rules: (['CASH_POINT', 'USDT_POINT'] as const).map((coin) => ({
        __typename: 'TransferRule',
        coin,
        minimum: '1',
        maximum: '100',
        multiple: '0.01',
        feeRate: '0',
      })),
      closedUntil: null,
      closedReason: null,
    },
  }),
  TransferHistory: () => refusal('SERVICE_UNAVAILABLE'),
};

function open(address: string, changes: Partial<typeof answers> = {}) {
  const gateway = fakeGateway({ ...answers, ...changes });
  const rendered = renderScreen(
    <Routes>
      <Route element={<CreditSection />}>
        {creditSections.flatMap(({ coin, screens: names }) =>
          names.map((name) => {
            const Screen = screens[name] ?? (() => null);
            return <Route key={coin + name} path={paths.creditScreen(coin, name)} element={<Screen />} />;
          }),
        )}
      </Route>
      <Route path="*" element={<Navigate to="/404" />} />
    </Routes>,
    address,
  );
  return { gateway, ...rendered };
}

const asked = (gateway: ReturnType<typeof fakeGateway>) =>
  (gateway.of('CreditRecords').at(-1) as { filter: { coin: string; types?: string[] } }).filter;

describe('the section of a credit', () => {
  it('shows what there is of it and why some is not free', async () => {
    open('/insurance/records');
    const head = within(await screen.findByRole('region', { name: 'Available' }));
    expect(await head.findByTitle('400.00')).toBeVisible();
    expect(head.getByTitle('2,870.00')).toBeVisible();
    expect(head.getByText('Principal of an insurance package')).toBeVisible();
    expect(await head.findByRole('slider', { name: 'Day' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/: 400\.00$/),
    );
  });

  it('says that the balance could not be loaded, and the records go on by themselves', async () => {
    const { gateway } = open('/gmt/records', { Overview: () => refusal('SERVICE_UNAVAILABLE') });
    expect(await screen.findByText('This balance could not be loaded')).toBeVisible();
    expect(await screen.findByText('No records yet')).toBeVisible();
    gateway.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Available' })).toBeVisible();
  });

  it('asks for its records alone, and keeps the filters of the address', async () => {
    const { gateway } = open('/gmt/records?type=DEPOSIT&coin=CASH_POINT');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(asked(gateway)).toEqual({ coin: 'GMT', types: ['DEPOSIT'] });
  });

  it('leaves the picture to the records on a phone, and does not ask for it elsewhere', async () => {
    const desktop = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(desktop(query), { matches: query.includes('max-width') }),
    );
    const { gateway, unmount } = open('/insurance/premium');
    expect(await screen.findByText('No premiums')).toBeVisible();
    expect(gateway.of('BalanceRecords')).toEqual([]);
    unmount();
    open('/insurance/records');
    expect(await screen.findByRole('slider', { name: 'Day' })).toBeVisible();
  });

  it('transfers its own credit, whatever else can be transferred', async () => {
    open('/cash/transfer');
    expect(await screen.findByRole('textbox', { name: 'Credit' })).toHaveValue('Cash credit');
    expect(screen.queryByRole('combobox', { name: 'Credit' })).toBeNull();
  });
});

describe('what a credit is used for', () => {
  it('is how much is held for it, and the records of just that', async () => {
    const { gateway } = open('/insurance/insure');
    expect(await screen.findByRole('heading', { name: 'Insurance packages' })).toBeVisible();
    const figure = (await screen.findByText('Principal of an insurance package', { selector: 'dt' }))
      .parentElement;
    expect(figure).toHaveTextContent('2,870.00');
    await waitFor(() => expect(asked(gateway).coin).toBe('INSURANCE_POINT'));
    expect(asked(gateway).types).toEqual(purposes.insure.kinds);
    expect(await screen.findByText('No insurance package movements')).toBeVisible();
  });

  it('has no figure where nothing is ever held for it', async () => {
    const { gateway } = open('/insurance/premium');
    expect(await screen.findByText('No premiums')).toBeVisible();
    expect(asked(gateway).types).toEqual(['PREMIUM', 'ISSUE_PREMIUM', 'RECALL_PREMIUM']);
    expect(screen.queryByText('Principal of an insurance package', { selector: 'dt' })).toBeNull();
  });

  it('says zero where nothing is held now', async () => {
    open('/assets/custody');
    const figure = await screen.findByText('Principal of an entrust package', { selector: 'dt' });
    expect(figure.parentElement).toHaveTextContent('0.00');
  });

  it('is no part of the section without its flag, and one with it', async () => {
    const { unmount } = open('/insurance/records');
    const parts = () => screen.findByRole('navigation', { name: 'Insurance credit' });
    expect(within(await parts()).queryByRole('link', { name: 'PIN codes' })).toBeNull();
    unmount();
    open('/insurance/records', { Overview: () => overview({ matchingCodesEnabled: true }) });
    await waitFor(async () =>
      expect(within(await parts()).getByRole('link', { name: 'PIN codes' })).toHaveAttribute(
        'href',
        '/insurance/code',
      ),
    );
  });

  it('names only kinds there are, each in the order of the filter', () => {
    const order = (kinds: readonly CreditRecordType[]) => kinds.map((kind) => recordKinds.indexOf(kind));
    for (const { kinds } of Object.values(purposes))
      expect(order(kinds)).toEqual(order(kinds).toSorted((a, b) => a - b));
    expect(purposes.code.kinds).toEqual(kindsOf('pin'));
  });
});
