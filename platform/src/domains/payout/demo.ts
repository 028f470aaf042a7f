/** Demo payout methods. */
import { demoEventAt, type Demo } from '../../demo/demo.ts';
import type { WalletAddress } from '../../services/services.ts';
import { insertBankAccount, type BankAccountDetails } from './bank-accounts.ts';
import { insertWalletAddress } from './wallet-addresses.ts';

/** Valid addresses without an owner: they are derived from a hash, so no private key is known. */
const methods: Readonly<
  Record<string, readonly (BankAccountDetails | (WalletAddress & { label?: string }))[]>
> = {
  aiko: [
    { bankName: 'Bank Sakura', accountName: 'Aiko Tanaka', accountNumber: '00104457812' },
    { bankName: 'Harbour Trust', accountName: 'Aiko Tanaka', accountNumber: 'GB33BUKB20201555555555' },
    { network: 'BEP20', address: '0x8F7d95885Debfa956Ddb6b665ebB8cf4c75A2f44', label: 'Ledger' },
    { network: 'TRC20', address: 'TVSkSATuCQFHzYz82oVRip52vzBagXmATX', label: 'Exchange' },
    { network: 'ERC20', address: '0x8F7d95885Debfa956Ddb6b665ebB8cf4c75A2f44', label: 'Ledger' },
    { network: 'TRC20', address: 'TVNPo2fKkZCKpwKHd2tu4aTKxkk25XcPqY' },
  ],
  budi: [
    { bankName: 'Bank Sentosa', accountName: 'Budi Santoso', accountNumber: '7810023345' },
    { network: 'TRC20', address: 'TG3PrM6HiCtEQ2ZBTNJtvyqDXnuvvYYX24' },
  ],
  chen: [
    { network: 'TRC20', address: 'TRAVMYX2jit4nKPD2fK2r71uLWMUR5PXe3', label: '钱包' },
    { network: 'BEP20', address: '0xB6939044498C7067EaF57f07AA7954766E61e30F' },
  ],
};

export const demo: Demo = {
  prepare: () => ({
    events: Object.entries(methods).flatMap(([who, all]) =>
      all.map((method, index) =>
        demoEventAt(39, `19:${20 + index}`, async ({ operation: { tx, now }, idOf }) => {
          if ('network' in method)
            await insertWalletAddress(tx, idOf(who), { label: undefined, ...method }, now);
          else await insertBankAccount(tx, idOf(who), method, now);
        }),
      ),
    ),
  }),
};
