import { describe, expect, it } from 'vitest';
import { chosenOf, gone, type WithdrawalDesk } from './order.ts';
import { pathAgain } from './paths.ts';
import { prefilled } from './prefill.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

const desk = {
  walletAddresses: [
    { id: 'w1', network: 'ERC20', address },
    { id: 'w2', network: 'BEP20', address },
  ],
  bankAccounts: [
    { id: 'b1', bankName: 'DBS', accountNumber: '0001112222' },
    { id: 'b2', bankName: 'DBS', accountNumber: '0001113333' },
  ],
} as unknown as WithdrawalDesk;

const onChain = {
  amount: '150',
  network: 'BEP20',
  address,
  bankName: null,
  accountNumber: null,
} as const;
const toBank = { ...onChain, network: null, address: null, bankName: 'DBS', accountNumber: '0001113333' };

const paramsOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the link that sends a withdrawal again', () => {
  it('chooses the same address on the same network', () => {
    expect(prefilled(paramsOf(pathAgain(onChain)), 'ON_CHAIN', desk)).toEqual({
      network: 'BEP20',
      walletAddressId: 'w2',
      amount: '150',
    });
  });

  it('chooses the same account without writing its number into the address', () => {
    const path = pathAgain(toBank);
    expect(path).not.toContain('0001113333');
    expect(prefilled(paramsOf(path), 'BANK', desk)).toEqual({ bankAccountId: 'b2', amount: '150' });
  });

  it('keeps the amount and the network, and chooses no other payout method, when that one is gone', () => {
    const others = {
      walletAddresses: desk.walletAddresses.slice(0, 1),
      bankAccounts: desk.bankAccounts.slice(0, 1),
    };
    const onlyOthers = { ...desk, ...others };
    expect(prefilled(paramsOf(pathAgain(onChain)), 'ON_CHAIN', onlyOthers)).toEqual({
      network: 'BEP20',
      walletAddressId: gone,
      amount: '150',
    });
    expect(prefilled(paramsOf(pathAgain(toBank)), 'BANK', onlyOthers)).toEqual({
      bankAccountId: gone,
      amount: '150',
    });
    expect(chosenOf(onlyOthers.bankAccounts, gone, 0)).toBeNull();
    expect(chosenOf(onlyOthers.bankAccounts, '', 0)).toMatchObject({ id: 'b1' });
  });

  it('leaves the payout method as it is when the link names none', () => {
    const params = new URLSearchParams({ amount: '150' });
    expect(prefilled(params, 'ON_CHAIN', desk)).toEqual({ amount: '150' });
    expect(prefilled(params, 'BANK', desk)).toEqual({ amount: '150' });
  });

  it('waits for a payout method that was just added', () => {
    expect(prefilled(new URLSearchParams({ added: 'w9' }), 'ON_CHAIN', desk)).toBeNull();
    expect(prefilled(new URLSearchParams({ added: 'w1' }), 'ON_CHAIN', desk)).toMatchObject({
      walletAddressId: 'w1',
    });
  });
});
