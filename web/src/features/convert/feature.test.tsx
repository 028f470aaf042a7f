import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import type { CreditType } from '../../generated/schema.ts';
import { QuickActions, useTopUp } from '../../lib/quickActions.ts';
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
      <p>{t(topUp.hint)}</p>
      <Link to={topUp.path}>{t(topUp.label)}</Link>
      <Link to={topUp.path}>{t(topUp.shortLabel)}</Link>
    </>
  );
}

const open = (coin: CreditType) =>
  renderScreen(
    <QuickActions value={actions}>
      <Needing coin={coin} />
    </QuickActions>,
  );

it('offers to convert into withdrawal credits where a member needs them', () => {
  open('WITHDRAWAL_POINT');
  for (const name of ['Convert into withdrawal credits', 'Convert credits']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/convert?to=WITHDRAWAL_POINT');
  }
  expect(
    screen.getByText('Convert other credits into them; they arrive when the conversion settles.'),
  ).toBeVisible();
});

it('does not offer what its words do not name', () => {
  open('CASH_POINT');
  expect(screen.getByText('nothing')).toBeVisible();
});
