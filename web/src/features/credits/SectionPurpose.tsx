import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money.tsx';
import { Card, SectionTitle, Stack } from '../../components/surface.tsx';
import type { HoldReason } from '../../generated/schema.ts';
import { slugOf, useSection, type SectionCredit } from '../../lib/creditSections.ts';
import { sumOf } from '../../lib/decimal.ts';
import { useOverview } from '../../overview/overview.tsx';
import { color, text } from '../../theme/css.ts';
import { Records } from '../history/index.ts';
import { isPurpose, purposes, type PurposeScreen } from './purposes.ts';

const Frame = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  '& > div': { flex: '1 1 280px', minWidth: 0 },
  '& > div > p': { ...text.dense, color: color.ink.secondary, maxWidth: 640, textWrap: 'pretty' },
  '& dt': { ...text.label, fontWeight: 400, color: color.ink.secondary },
  '& dd': text.title,
});

/** Amount held for a reason; null while unknown. */
function useHeld(coin: SectionCredit, reason: HoldReason | null): string | null {
  const overview = useOverview();
  const asset = overview?.assets.find((one) => one.coin === coin);
  if (asset === undefined || reason === null) return null;
  return sumOf(asset.holds.filter((hold) => hold.reason === reason).map(({ amount }) => amount));
}

function Purpose({ screen }: { screen: PurposeScreen }) {
  const { t } = useTranslation(['credits', 'common']);
  const { coin } = useSection();
  const { reason, kinds } = purposes[screen];
  const held = useHeld(coin, reason);
  const scope = useMemo(() => ({ coin, kinds }), [coin, kinds]);
  return (
    <Stack>
      <Frame>
        <div>
          <SectionTitle>{t(`purposes.${screen}.title`)}</SectionTitle>
          <p>{t(`purposes.${screen}.hint`)}</p>
        </div>
        {reason !== null && held !== null && (
          <dl>
            <dt>{t(`common:holds.${reason}`)}</dt>
            <dd>
              <Money value={held} live />
            </dd>
          </dl>
        )}
      </Frame>
      <Records
        scope={scope}
        fileName={`${slugOf(coin)}-${screen}`}
        empty={{ title: t(`purposes.${screen}.empty`), hint: t('purposes.emptyHint') }}
      />
    </Stack>
  );
}

/** A purpose of the section's credit: the amount held for it, and its records. */
export default function SectionPurpose() {
  const { screen } = useSection();
  return isPurpose(screen) ? <Purpose screen={screen} /> : null;
}
