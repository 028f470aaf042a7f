import type { domains, ResultOf } from '@portal/schema/rest';

import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import type { Locale } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { addressesOf } from './addresses.ts';
import { channelNames } from './orders.ts';
import { openNetworks } from './rules.ts';

type Deposit = (typeof domains)['deposit'];

interface ChannelRow {
  readonly id: bigint;
  readonly minimum: bigint;
  readonly multiple: bigint;
  readonly rate: bigint;
}

interface AccountRow {
  readonly id: bigint;
  readonly channel_id: bigint;
  readonly bank_name: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly bank_code: string | null;
  readonly demonstration: boolean;
}

/** What holds for deposits now. Whoever asks first gets their addresses by it. */
export async function depositConfigOf(
  services: Services,
  memberId: bigint,
  locale: Locale,
): Promise<ResultOf<Deposit['depositBankConfigList']>> {
  const { database, chain } = services;
  const networks = await openNetworks(database);
  const addresses = await addressesOf(
    services,
    memberId,
    networks.map(({ network }) => network),
  );
  const accounts = await openAccounts(database);
  const names = await channelNames(database, locale);
  const shown = networks.map(({ network }) => addresses.get(network));
  return {
    records: (await openChannels(database)).map((channel) => ({
      channelId: channel.id.toString(),
      channelName: names.get(channel.id) ?? '',
      minAmount: formatAmount(channel.minimum),
      multiple: formatAmount(channel.multiple),
      exchangeRate: formatAmount(channel.rate),
    })),
    networks: networks.map(({ network, minimum, multiple }) => ({
      walletType: network,
      walletAddress: addresses.get(network)?.address ?? null,
      minAmount: formatAmount(minimum),
      multiple: formatAmount(multiple),
      chainChecked: chain?.knownNetwork === network,
    })),
    demonstration: [...shown, ...accounts].some((place) => place?.demonstration === true),
  };
}

/** Where bank deposits can be sent. */
export async function systemBankAccounts(db: Queryable): Promise<ResultOf<Deposit['sysBankAccountList']>> {
  return {
    records: (await openAccounts(db)).map((account) => ({
      id: account.id.toString(),
      channelId: account.channel_id.toString(),
      bankName: account.bank_name,
      accountName: account.account_name,
      accountNumber: account.account_number,
      bankCode: account.bank_code,
    })),
  };
}

/** Channels that are open and lead somewhere, in the order they are offered. */
const openChannels = (db: Queryable): Promise<ChannelRow[]> =>
  db.query<ChannelRow>(
    `select c.id, c.minimum, c.multiple, c.rate from deposit_channel c
     where c.enabled and exists (select from system_bank_account a where a.channel_id = c.id and a.enabled)
     order by c.position, c.id`,
  );

const openAccounts = (db: Queryable): Promise<AccountRow[]> =>
  db.query<AccountRow>(
    `select a.* from system_bank_account a join deposit_channel c on c.id = a.channel_id
     where a.enabled and c.enabled order by c.position, c.id, a.id`,
  );
