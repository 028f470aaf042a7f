import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, SectionTitle, Stack } from '../../components/surface.tsx';
import { slugOf, useSection } from '../../lib/creditSections.ts';
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
});

function Purpose({ screen }: { screen: PurposeScreen }) {
  const { t } = useTranslation('credits');
  const { coin } = useSection();
  const { kinds } = purposes[screen];
  const scope = useMemo(() => ({ coin, kinds }), [coin, kinds]);
  return (
    <Stack>
      <Frame>
        <div>
          <SectionTitle>{t(`purposes.${screen}.title`)}</SectionTitle>
          <p>{t(`purposes.${screen}.hint`)}</p>
        </div>
      </Frame>
      <Records
        scope={scope}
        fileName={`${slugOf(coin)}-${screen}`}
        empty={{ title: t(`purposes.${screen}.empty`), hint: t('purposes.emptyHint') }}
      />
    </Stack>
  );
}

/** A purpose of the section's credit: its records. */
export default function SectionPurpose() {
  const { screen } = useSection();
  return isPurpose(screen) ? <Purpose screen={screen} /> : null;
}
