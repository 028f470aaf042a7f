import type { WalletType } from '@portal/schema/rest';

/** A transaction hash as its network writes it; undefined for what is none. */
export function readHash(network: WalletType, typed: string): string | undefined {
  const digits = /^(?:0[xX])?([0-9a-fA-F]{64})$/.exec(typed)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return network === 'TRC20' ? digits : `0x${digits}`;
}
