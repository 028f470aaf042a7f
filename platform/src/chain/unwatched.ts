/** Networks that are open without an endpoint to look up their transactions. */
import type { WalletType } from '@portal/schema/rest';
import { collectFromDomains } from '../composition/collect.ts';
import type { Queryable } from '../database/database.ts';
import type { BacklogGauge } from '../jobs/backlog.ts';
import type { Chains } from './chain.ts';

const networks = ['BEP20', 'TRC20', 'ERC20'] as const satisfies readonly WalletType[];

/** The networks that are open in some domain and have no endpoint. */
export async function listUnwatched(db: Queryable, chains: Chains): Promise<WalletType[]> {
  const listers = collectFromDomains((domain) => domain.openNetworks && [domain.openNetworks]);
  const open = new Set((await Promise.all(listers.map((list) => list(db)))).flat());
  return networks.filter((network) => open.has(network) && !chains.has(network));
}

/** 1 for each open network without an endpoint, 0 for the others. */
export const unwatchedGauge = (chains: Chains): BacklogGauge => ({
  name: 'chain_endpoint_missing',
  help: 'Whether a network is open while CHAIN_RPC_URL_<network> is missing, as of the last minute.',
  label: 'network',
  count: async (db) => {
    const unwatched = await listUnwatched(db, chains);
    return networks.map((network) => [network, unwatched.includes(network) ? 1n : 0n]);
  },
});
