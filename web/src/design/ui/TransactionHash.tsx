import { useTranslation } from 'react-i18next';
import type { WalletNetwork } from '../../generated/schema.ts';
import { explorerUrl } from '../../money/networks.ts';
import { ExternalIcon } from '../icons/actions.tsx';
import { OuterLink } from './TextLink.tsx';

export interface TransactionHashProps {
  hash: string;
  network: WalletNetwork | null;
}

/** A full transaction hash; links to the explorer when the network is known. */
export function TransactionHash({ hash, network }: TransactionHashProps) {
  const { t } = useTranslation();
  const explorer = explorerUrl(network, hash);
  if (explorer === null) return <span translate="no">{hash}</span>;
  return (
    <>
      <span translate="no">{hash}</span>{' '}
      <OuterLink
        href={explorer.url}
        target="_blank"
        rel="noopener noreferrer"
        style={{ whiteSpace: 'nowrap' }}
      >
        {t('actions.seeOn', { name: explorer.name })} <ExternalIcon size={14} label={t('actions.newTab')} />
      </OuterLink>
    </>
  );
}
