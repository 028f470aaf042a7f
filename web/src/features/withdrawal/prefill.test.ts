import { describe, expect, it } from 'vitest';
import { findChosen, gone, type WithdrawalQueue } from './order.ts';
import { withdrawAgainPath } from './paths.ts';
import { prefillWithdrawal } from './prefill.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

const queue = {
  walletAddresses: [
    { id: 'w1', network: 'ERC20', address },
    { id: 'w2', network: 'BEP20', address },
  ],
  bankAccounts: [
    { id: 'b1', bankName: 'DBS', accountNumber: '0001112222' },
    { id: 'b2', bankName: 'DBS', accountNumber: '0001113333' },
  ],
} as unknown as WithdrawalQueue;

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
    expect(prefillWithdrawal(paramsOf(withdrawAgainPath(onChain)), 'ON_CHAIN', queue)).toEqual({
      network: 'BEP20',
      walletAddressId: 'w2',
      amount: '150',
    });
  });

  it('chooses the same account without writing its number into the address', () => {
    const path = withdrawAgainPath(toBank);
    expect(path).not.toContain('0001113333');
    expect(prefillWithdrawal(paramsOf(path), 'BANK', queue)).toEqual({ bankAccountId: 'b2', amount: '150' });
  });

  it('keeps amount and network and selects no other payout method when that one is gone', () => {
    const others = {
      walletAddresses: queue.walletAddresses.slice(0, 1),
      bankAccounts: queue.bankAccounts.slice(0, 1),
    };
    const onlyOthers = { ...queue, ...others };
    expect(prefillWithdrawal(paramsOf(withdrawAgainPath(onChain)), 'ON_CHAIN', onlyOthers)).toEqual({
      network: 'BEP20',
      walletAddressId: gone,
      amount: '150',
    });
    expect(prefillWithdrawal(paramsOf(withdrawAgainPath(toBank)), 'BANK', onlyOthers)).toEqual({
      bankAccountId: gone,
      amount: '150',
    });
    expect(findChosen(onlyOthers.bankAccounts, gone, 0)).toBeNull();
    expect(findChosen(onlyOthers.bankAccounts, '', 0)).toMatchObject({ id: 'b1' });
  });

  it('leaves the payout method as it is when the link names none', () => {
    const params = new URLSearchParams({ amount: '150' });
    expect(prefillWithdrawal(params, 'ON_CHAIN', queue)).toEqual({ amount: '150' });
    expect(prefillWithdrawal(params, 'BANK', queue)).toEqual({ amount: '150' });
  });

  it('waits for a payout method that was just added', () => {
    expect(prefillWithdrawal(new URLSearchParams({ added: 'w9' }), 'ON_CHAIN', queue)).toBeNull();
    expect(prefillWithdrawal(new URLSearchParams({ added: 'w1' }), 'ON_CHAIN', queue)).toMatchObject({
      walletAddressId: 'w1',
    });
  });
});
