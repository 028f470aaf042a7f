import { act, cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../data/session/session.ts';
import { Money } from '../design/ui/Money.tsx';
import { kindsOf } from '../extension-points/recordKinds.ts';
import { unitName } from '../money/credits.ts';
import { fakeGateway, overviewOf, refusal, renderScreen, startTexts } from '../test/portal.tsx';
import { useCatalog, useRecordKinds } from './catalog.ts';
import { RankName } from './RankName.tsx';

/** What the texts call cash. */
const texts = [
  ['en-US', 'Cash credit', 'CASH'],
  ['zh-CN', '现金积分', '现金积分'],
  ['ja-JP', '現金クレジット', '現金クレジット'],
] as const;

beforeAll(() => startTexts('common'));
beforeEach(() => session.start('token'));
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const [locale, name, unit] of texts) {
    if (!i18next.hasResourceBundle(locale, 'common')) continue;
    i18next.addResource(locale, 'common', 'credits.CASH_POINT', name);
    i18next.addResource(locale, 'common', 'units.CASH_POINT', unit);
  }
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
      <p role="note">
        <RankName englishName="Director" chineseName="总监" />
      </p>
      <output>{kindsOf('movement', useRecordKinds()).join(' ')}</output>
    </>
  );
}

const coins = [{ __typename: 'Coin', coin: 'CASH_POINT', chineseName: '余额', shortName: 'BAL' }];

const named = () => ({ coins, creditRecordTypes: ['FEE', 'CONVERT', 'DEPOSIT'] });

function open(answer: () => unknown = named, countryCode = 'JP') {
  const overview = overviewOf({});
  fakeGateway({
    Overview: () => ({ ...overview, me: { ...overview.me, countryCode } }),
    Catalog: answer,
  });
  renderScreen(<Screen />);
}

describe('the catalog of the platform', () => {
  it('names the unit of a credit', async () => {
    open();
    expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 CASH');
    await vi.waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 BAL'));
    expect(screen.getByRole('heading')).toHaveTextContent('Cash credit');
  });

  it('keeps the unit of the game credit when the platform only repeats its name, which reads as a time zone', async () => {
    open(() => ({ ...named(), coins: [...coins, { ...coins[0], coin: 'GMT', shortName: 'GMT' }] }));
    await vi.waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 BAL'));
    expect(unitName('GMT')).toBe('GAME');
  });

  it('keeps the localized name of a unit from the specification', async () => {
    await i18next.changeLanguage('ja-JP');
    const known = { ...coins[0], shortName: 'CASH' };
    open(() => ({ ...named(), coins: [known] }), 'CN');
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('余额'));
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^25\.00 現金クレジット$/);
  });

  it('gives a credit its Chinese name for Chinese readers', async () => {
    await i18next.changeLanguage('zh-CN');
    open();
    expect(screen.getByRole('heading')).toHaveTextContent('现金积分');
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('余额'));
    expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 余额');
  });

  it('adds the Chinese names of credits and ranks for Chinese nationals in every language', async () => {
    open(named, 'CN');
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Cash credit 余额'));
    expect(screen.getByRole('note')).toHaveTextContent('Director 总监');
    expect(screen.getByText('总监')).toHaveAttribute('lang', 'zh-CN');
    await act(() => i18next.changeLanguage('ja-JP'));
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('現金クレジット 余额'));
    expect(screen.getByRole('note')).toHaveTextContent('ディレクター 总监');
    await act(() => i18next.changeLanguage('zh-CN'));
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(/^余额$/));
    expect(screen.getByRole('note')).toHaveTextContent(/^总监$/);
  });

  it('keeps the English name of an unknown rank and marks it as English for screen readers', async () => {
    await act(() => i18next.changeLanguage('ko-KP'));
    fakeGateway({ Overview: () => overviewOf({}) });
    renderScreen(<RankName englishName="Grand Master" chineseName="大师" />);
    expect(screen.getByText('Grand Master')).toHaveAttribute('lang', 'en');
  });

  it('takes them away for the next member, who is not', async () => {
    open(named, 'CN');
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Cash credit 余额'));
    cleanup();
    open(named, 'ID');
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(/^Cash credit$/));
    expect(screen.getByRole('note')).toHaveTextContent(/^Director$/);
  });

  it('lists the kinds of record in the order of the platform', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent(/^DEPOSIT WITHDRAW ADJUST_IN/);
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^CONVERT DEPOSIT$/));
  });

  it('falls back to the built-in catalog when loading fails', async () => {
    const answer = vi.fn(() => refusal('SERVICE_UNAVAILABLE'));
    open(answer);
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    expect(screen.getByRole('paragraph')).toHaveTextContent('25.00 CASH');
    expect(screen.getByRole('status')).toHaveTextContent(/^DEPOSIT WITHDRAW ADJUST_IN/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
