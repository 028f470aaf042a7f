import { styled } from '@mui/material/styles';
import type { WalletNetwork } from '../../generated/schema.ts';
import { networks } from '../../money/networks.ts';
import { color, text } from '../theme/css.ts';

const Badge = styled('span')({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  padding: '3px 8px',
  border: `1px solid ${color.line.strong}`,
  borderRadius: 6,
  fontWeight: 600,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  color: color.ink.primary,
  backgroundColor: color.surface.inset,
});

const Chain = styled('span')({ ...text.label, fontWeight: 400, color: color.ink.secondary });
const Both = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minWidth: 0,
});

export interface NetworkBadgeProps {
  network: WalletNetwork;
  /** Adds the chain's name, because BEP20 and ERC20 are easily confused. */
  withChain?: boolean;
}

/** A blockchain by the name wallets and exchanges use. */
export function NetworkBadge({ network, withChain = false }: NetworkBadgeProps) {
  const { chain } = networks[network];
  const badge = (
    <Badge translate="no" title={chain}>
      {network}
    </Badge>
  );
  if (!withChain) return badge;
  return (
    <Both>
      {badge}
      <Chain translate="no">{chain}</Chain>
    </Both>
  );
}
