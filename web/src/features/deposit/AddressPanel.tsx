import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../components/AddressText.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { color, text } from '../../theme/css.ts';
import { breakpoints, radius } from '../../theme/tokens.ts';
import type { OpenNetwork } from './order.ts';

const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  padding: 16,
  border: `1px solid ${color.line.soft}`,
  borderRadius: radius.card,
  backgroundColor: color.surface.inset,
  [`@media (max-width: ${breakpoints.tablet - 0.02}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
  },
});

const Words = styled('div')({
  ...text.body,
  display: 'grid',
  gap: 12,
  justifyItems: 'inherit',
  minWidth: 0,
  '& > h3': { ...text.dense, fontWeight: 500, color: color.ink.secondary },
  '& > p': { overflowWrap: 'anywhere' },
});

const Quiet = styled('p')({ ...text.dense, color: color.ink.secondary });

export interface AddressPanelProps {
  network: OpenNetwork;
  demonstration: boolean;
}

/** The member's own deposit address: as a QR code, as text, and to copy. */
export function AddressPanel({ network: { network, address, checked }, demonstration }: AddressPanelProps) {
  const { t } = useTranslation('deposit');
  const label = t('chain.address.of', { network });
  return (
    <>
      {demonstration && (
        <Notice tone="danger" title={t('chain.demonstration.title')}>
          {t('chain.demonstration.body')}
        </Notice>
      )}
      <Panel>
        <QrCode text={address} label={t('chain.address.qr', { network })} />
        <Words>
          <h3>{label}</h3>
          <p>
            <AddressText address={address} />
          </p>
          <div>
            <CopyButton text={address} label={label} words={t('chain.address.copy')} />
          </div>
        </Words>
      </Panel>
      <Quiet>{t(checked ? 'chain.checked' : 'chain.unchecked', { network })}</Quiet>
    </>
  );
}
