import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Money } from '../components/Money.tsx';
import { setCreditCode } from '../lib/credits.ts';
import { kindsOf } from '../lib/recordKinds.ts';
import { session } from '../session/session.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import { useCatalog, useRecordKinds } from './catalog.ts';

beforeAll(() => startTexts('common'));
beforeEach(() => session.start('token'));
afterEach(async () => {
  vi.unstubAllGlobals();
  setCreditCode('CASH_POINT', 'CASH');
  i18next.addResource('zh-CN', 'common', 'credits.CASH_POINT', '现金积分');
  await i18next.changeLanguage('en-US');
});

function Screen() {
  const { t } = useTranslation();
  useCatalog();
  return (
    <>
      <h1>{t('credits.CASH_POINT')}</h1>
      <p>
        <Money value="25" coin="CASH_POINT" />
      </p>
      <output>{kindsOf('movement', useRecordKinds()).join(' ')}</output>
    </>
  );
}

const coins = [{ __typename: 'Coin', coin: 'CASH_POINT', chineseName: '余额', shortName: 'BAL' }];

function open(answer: () => unknown = () => ({ coins, creditRecordTypes: ['FEE', 'CONVERT', 'DEPOSIT'] })) {
  fakeGateway({ Overview: () => overviewOf({}), Catalog: answer });
  renderScreen(<Screen />);
}

describe('the catalog of the platform', () => {
  it('gives a credit its code', async () => {
    open();
    expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 CASH');
    await vi.waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 BAL'));
    expect(screen.getByRole('heading')).toHaveTextContent('Cash credit');
  });

  it('gives a credit its Chinese name for Chinese readers', async () => {
    await i18next.changeLanguage('zh-CN');
    open();
    expect(screen.getByRole('heading')).toHaveTextContent('现金积分');
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('余额'));
  });

  it('says which kinds of record there are, in its order', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent(/^DEPOSIT WITHDRAW ADJUST_IN/);
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^CONVERT DEPOSIT$/));
  });

  it('is the built-in one when it cannot be had', async () => {
    const answer = vi.fn(() => refusal('SERVICE_UNAVAILABLE'));
    open(answer);
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 CASH');
    expect(screen.getByRole('status')).toHaveTextContent(/^DEPOSIT WITHDRAW ADJUST_IN/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
