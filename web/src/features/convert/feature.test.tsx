import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { QuickActions, useTopUp } from '../../extension-points/quickActions.ts';
import { TopUpLink } from '../../forms/TopUpLink.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { renderScreen, startTexts } from '../../test/portal.tsx';
import convert from './feature.ts';

beforeAll(() => startTexts('shell'));

const [entry] = convert.entries ?? [];
const actions = (convert.quickActions ?? []).flatMap((action) =>
  entry === undefined ? [] : [{ ...action, ...entry, Screen: { preload: () => undefined } }],
);

/** A screen of another feature, whose member has too little of a credit. */
function Needing({ coin }: { coin: CreditType }) {
  const { t } = useTranslation('shell');
  const topUp = useTopUp(coin);
  if (topUp === null) return <p>nothing</p>;
  return (
    <>
      <p>{topUp.hint && t(topUp.hint)}</p>
      <TopUpLink coin={coin} />
    </>
  );
}

const open = (coin: CreditType) =>
  renderScreen(
    <QuickActions value={actions}>
      <Needing coin={coin} />
    </QuickActions>,
  );

it.each(['WITHDRAWAL_POINT', 'INSURANCE_POINT', 'ASSETS_POINT', 'GMT', 'USDT_POINT'] as const)(
  'offers to convert into %s when a member needs more of it',
  (coin) => {
    open(coin);
    expect(screen.getByRole('link', { name: 'Convert credits' })).toHaveAttribute(
      'href',
      `/convert?to=${coin}`,
    );
    expect(
      screen.getByText('Convert other credits into them; they arrive when the conversion settles.'),
    ).toBeVisible();
  },
);

it.each(['CASH_POINT', 'BONUS_POINT'] as const)('does not offer it for %s', (coin) => {
  open(coin);
  expect(screen.getByText('nothing')).toBeVisible();
});
