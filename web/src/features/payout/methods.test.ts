import { describe, expect, it } from 'vitest';
import {
  accountEnd,
  accountGroups,
  findLookalike,
  isAccountNumber,
  isSavedAccount,
  isSavedAddress,
  readAccountNumber,
  safeReturnPath,
  withAdded,
  type BankAccount,
  type WalletAddress,
} from './methods.ts';

const account: BankAccount = {
  __typename: 'BankAccount',
  id: '1',
  bankName: 'Bank Central',
  accountName: 'Aiko Tanaka',
  accountNumber: 'DE89370400440532013000',
  createdAt: '2026-11-01T00:00:00.000Z',
  usableAt: null,
};
const wallet: WalletAddress = {
  __typename: 'WalletAddress',
  id: '1',
  network: 'BEP20',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  label: 'Ledger',
  createdAt: '2026-11-01T00:00:00.000Z',
  usableAt: null,
};

describe('an account number', () => {
  it('removes spaces and dashes and converts to capitals', () => {
    expect(readAccountNumber(' de89 3704-0044 0532 0130 00 ')).toBe('DE89370400440532013000');
  });

  it.each([
    ['12345', true],
    ['1234', false],
    ['A'.repeat(34), true],
    ['A'.repeat(35), false],
    ['12_345', false],
  ])('%s: %s', (read, fits) => {
    expect(isAccountNumber(read)).toBe(fits);
  });

  it.each([
    ['DE89370400440532013000', '3000', 'DE89 3704 0044 0532 0130 00'],
    ['12345', '45', '1234 5'],
  ])('ends %s with %s and is grouped as %s', (number, end, groups) => {
    expect(accountEnd(number)).toBe(end);
    expect(accountGroups(number)).toBe(groups);
  });
});

describe('a duplicate', () => {
  it('detects the same account at the same bank, except the one being edited', () => {
    const typed = {
      bankName: ' bank central',
      accountName: '',
      accountNumber: 'de89 3704 0044 0532 0130 00',
    };
    expect(isSavedAccount(typed, [account], null)).toBe(true);
    expect(isSavedAccount(typed, [account], account)).toBe(false);
    expect(isSavedAccount({ ...typed, bankName: 'Another' }, [account], null)).toBe(false);
  });

  it('detects the same address on the same network', () => {
    const typed = { network: 'BEP20', address: ` ${wallet.address.toLowerCase()}`, label: '' };
    expect(isSavedAddress(typed, [wallet], null)).toBe(true);
    expect(isSavedAddress(typed, [wallet], wallet)).toBe(false);
    expect(isSavedAddress({ ...typed, network: 'ERC20' }, [wallet], null)).toBe(false);
  });

  it('ignores a lookalike, even when it replaces the original', () => {
    const lookalike = `${wallet.address.slice(0, 6)}${'1'.repeat(32)}${wallet.address.slice(-4)}`;
    expect(findLookalike(lookalike, [wallet])).toBe(wallet);
    expect(findLookalike(wallet.address.toLowerCase(), [wallet])).toBeNull();
    expect(findLookalike(lookalike.slice(0, -1), [wallet])).toBeNull();
  });
});

describe('the return path', () => {
  it.each([
    ['/withdraw', '/withdraw'],
    ['/withdraw-h5?tab=bank', '/withdraw-h5?tab=bank'],
    ['//evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['/\\evil.example', null],
    [null, null],
  ])('maps %s to %s', (back, way) => {
    expect(safeReturnPath(back)).toBe(way);
  });

  it('contains the added method', () => {
    expect(withAdded('/withdraw?tab=bank', '7')).toBe('/withdraw?tab=bank&added=7');
    expect(withAdded('/withdraw', '7')).toBe('/withdraw?added=7');
  });
});
