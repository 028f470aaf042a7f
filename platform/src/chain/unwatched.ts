/** Networks that are open without an endpoint to look up their transactions. */
import type { WalletType } from '@portal/schema/rest';
import type { Queryable } from '../database/database.ts';
import type { BacklogGauge } from '../telemetry/backlog-gauge.ts';
import type { Chains } from './chain.ts';

const networks = ['BEP20', 'TRC20', 'ERC20'] as const satisfies readonly WalletType[];

/** Lists the networks on which credits are currently received or paid. */
export type OpenNetworks = (db: Queryable) => Promise<readonly WalletType[]>;

/** The networks that are in one of the lists and have no endpoint. */
export async function listUnwatched(
  db: Queryable,
  chains: Chains,
  openNetworks: readonly OpenNetworks[],
): Promise<WalletType[]> {
  const open = new Set((await Promise.all(openNetworks.map((list) => list(db)))).flat());
  return networks.filter((network) => open.has(network) && !chains.has(network));
}

/** 1 for each open network without an endpoint, 0 for the others. */
export const unwatchedGauge = (chains: Chains, openNetworks: readonly OpenNetworks[]): BacklogGauge => ({
  name: 'chain_endpoint_missing',
  help: 'Whether a network is open while CHAIN_RPC_URL_<network> is missing, as of the last minute.',
  label: 'network',
  count: async (db) => {
    const unwatched = await listUnwatched(db, chains, openNetworks);
    return networks.map((network) => [network, unwatched.includes(network) ? 1n : 0n]);
  },
});
