import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OverviewQuery } from '../data/overview/overview.generated.ts';
import { session } from '../data/session/session.ts';
import {
  sectionCredits,
  sectionScreenPath,
  type SectionCredit,
  type SectionContext,
} from '../extension-points/creditSections.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import CreditSection from './credits/CreditSection.tsx';
import credits from './credits/feature.ts';
import history from './history/feature.ts';
import SectionRecords from './history/SectionRecords.tsx';

beforeAll(() => startTexts('credits', 'charts', 'history', 'records', 'recordTypes', 'shell'));
beforeEach(() => session.start('token'));

/** A section with this feature's own screens, and one of another. */
function sectionRoutes(coin: SectionCredit) {
  const own = [...(credits.sections ?? []), ...(history.sections ?? [])].filter(({ credits }) =>
    credits.includes(coin),
  );
  const screens = [...own, { name: 'convert', title: 'features.convert.title' } as const].map(
    ({ name, title }) => ({ name, title, path: sectionScreenPath(coin, name) }),
  );
  const context: SectionContext = { coin, screens };
  return (
    <Route key={coin} element={<Outlet context={context} />}>
      <Route element={<CreditSection />}>
        {screens.map(({ name, path }) => (
          <Route
            key={path}
            path={path}
            element={name === 'records' ? <SectionRecords /> : <p>Another screen</p>}
          />
        ))}
      </Route>
    </Route>
  );
}

const held = {
  INSURANCE_POINT: { reason: 'INSURANCE', state: 'LOCKED', amount: '2870' },
  USDT_POINT: { reason: 'OTC', state: 'FROZEN', amount: '12' },
} as const;

/** A member with insurance credit, partly held by two packages, and with a P2P offer. */
function overview(): OverviewQuery {
  const base = overviewOf({ CASH_POINT: '25', INSURANCE_POINT: '400' });
  return {
    me: base.me,
    assets: base.assets.map((asset) => {
      const hold = asset.coin === 'INSURANCE_POINT' || asset.coin === 'USDT_POINT' ? held[asset.coin] : null;
      if (hold === null) return asset;
      return {
        ...asset,
        [hold.state === 'LOCKED' ? 'locked' : 'frozen']: hold.amount,
        holds: [{ __typename: 'Hold' as const, ...hold }],
      };
    }),
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
};

function open(address: string, changes: Partial<typeof answers> = {}) {
  const gateway = fakeGateway({ ...answers, ...changes });
  const rendered = renderScreen(
    <Routes>
      {sectionCredits.map(sectionRoutes)}
      <Route path="*" element={<Navigate to="/404" />} />
    </Routes>,
    address,
  );
  return { gateway, ...rendered };
}

const asked = (gateway: ReturnType<typeof fakeGateway>) =>
  (gateway.of('CreditRecords').at(-1) as { filter: { coin: string; types?: string[] } }).filter;

describe('the section of a credit', () => {
  it('shows the balance and the reasons for held amounts', async () => {
    open('/insurance/records');
    const head = within(await screen.findByRole('region', { name: 'Available' }));
    // The balance comes first; each day of its history was the same.
    const [balance] = await head.findAllByTitle('400.00');
    expect(balance).toBeVisible();
    expect(head.getByTitle('2,870.00')).toBeVisible();
    expect(head.getByText('Principal of an insurance package')).toBeVisible();
    expect(await head.findByRole('slider', { name: 'Day' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/: 400\.00$/),
    );
  });

  it('shows an error when the balance fails to load, independently of the records', async () => {
    const { gateway } = open('/gmt/records', { Overview: () => refusal('SERVICE_UNAVAILABLE') });
    expect(await screen.findByText('This balance could not be loaded')).toBeVisible();
    expect(await screen.findByText('No records yet')).toBeVisible();
    gateway.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Available' })).toBeVisible();
  });

  it('requests only its own records, and keeps the filters of the URL', async () => {
    const { gateway } = open('/gmt/records?type=DEPOSIT&coin=CASH_POINT');
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(asked(gateway)).toEqual({ coin: 'GMT', types: ['DEPOSIT'] });
  });

  it('shows and loads the chart only with the records on a phone', async () => {
    const desktop = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(desktop(query), { matches: query.includes('max-width') }),
    );
    const { gateway, unmount } = open('/insurance/convert');
    const other = await screen.findByText('Another screen');
    await waitFor(() => expect(other).toBeVisible());
    expect(gateway.of('BalanceRecords')).toEqual([]);
    unmount();
    open('/insurance/records');
    expect(await screen.findByRole('slider', { name: 'Day' })).toBeVisible();
  });
});
