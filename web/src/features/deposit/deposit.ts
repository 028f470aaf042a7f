import { unitOf as unitOfMethod, type AmountUnit } from '../../lib/credits.ts';
import type { DepositConfigQuery, DepositPartsFragment } from './deposit.generated.ts';

export type Deposit = DepositPartsFragment;
export type Config = DepositConfigQuery['depositConfig'];
export type Network = Config['networks'][number];
export type Channel = Config['channels'][number];
export type BankAccount = Config['bankAccounts'][number];

/** A network on which the member can deposit now. */
export type OpenNetwork = Network & { readonly address: string };

export const isOpenNetwork = (network: Network): network is OpenNetwork => network.address !== null;

/** What a deposit is counted in before it is credited. */
export const unitOf = ({ method }: Pick<Deposit, 'method'>): AmountUnit => unitOfMethod(method);

/** What names the transaction outside the portal. */
export const referenceOf = ({ hash, reference }: Pick<Deposit, 'hash' | 'reference'>): string =>
  hash ?? reference ?? '';

/** The channels that can be used: those with an account to send to. */
export const openChannels = ({ channels, bankAccounts }: Config): readonly Channel[] =>
  channels.filter(({ id }) => bankAccounts.some(({ channelId }) => channelId === id));
