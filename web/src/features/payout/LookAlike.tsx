import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { color, focusRing, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import type { WalletAddress } from './methods.ts';

const Compared = styled('dl')({
  ...text.dense,
  display: 'grid',
  gap: 8,
  margin: '12px 0',
  '& > div': { padding: '8px 10px', borderRadius: radius.control, backgroundColor: color.surface.card },
  '& dt': { ...text.label, color: color.ink.secondary },
  '& dd': { overflowWrap: 'anywhere' },
});

const Accept = styled('label')({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 10,
  fontWeight: 500,
  cursor: 'pointer',
  '& > input': { width: 18, height: 18, margin: '1px 0 0', accentColor: color.accent.main },
  '& > input:focus-visible': focusRing,
});

const Missing = styled('p')({ ...text.label, marginTop: 6, color: color.danger.main });

export interface LookAlikeProps {
  saved: WalletAddress;
  typed: string;
  accepted: boolean;
  error: string | undefined;
  onAccept: (accepted: boolean) => void;
}

/**
 * Warns of an address that starts and ends like a saved one: shows both in full with the differences marked, and asks
 * for confirmation. Address poisoning relies on people comparing only the ends.
 */
export function LookAlike({ saved, typed, accepted, error, onAccept }: LookAlikeProps) {
  const { t } = useTranslation('payout');
  const id = useId();
  return (
    <Notice tone="warning" title={t('alike.title')} role="alert">
      {t('alike.body')}
      <Compared>
        <div>
          <dt>{t('alike.saved', { name: saved.label ?? saved.network })}</dt>
          <dd>
            <AddressText address={saved.address} unlike={typed} />
          </dd>
        </div>
        <div>
          <dt>{t('alike.entered')}</dt>
          <dd>
            <AddressText address={typed} unlike={saved.address} />
          </dd>
        </div>
      </Compared>
      <Accept>
        <input
          type="checkbox"
          name="accepted"
          checked={accepted}
          aria-describedby={error === undefined ? undefined : id}
          aria-invalid={error !== undefined}
          onChange={(event) => onAccept(event.target.checked)}
        />
        <span>{t('alike.accept')}</span>
      </Accept>
      {error !== undefined && <Missing id={id}>{error}</Missing>}
    </Notice>
  );
}
