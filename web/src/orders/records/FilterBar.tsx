import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../design/icons/actions.tsx';
import { FilterIcon } from '../../design/icons/status.tsx';
import { below, breakpoints } from '../../design/theme/tokens.ts';
import { Stack } from '../../design/ui/surface.tsx';
import { useIsPhone } from '../../design/ui/useWidth.ts';

const Bar = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: '1fr',
  // Minimum width of a readable date.
  '@media (min-width: 360px)': { gridTemplateColumns: '1fr 1fr' },
  [`@media (min-width: ${breakpoints.wide}px)`]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  },
});

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
});

const Unfold = styled(Button)({ '&[aria-expanded="true"] > :last-of-type': { transform: 'rotate(180deg)' } });

/** Stays on the right when it wraps. */
const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexGrow: 1,
  // Two buttons fit next to each other in any font, so that the list below does not move when the font loads.
  [`@media ${below.tablet}`]: { gap: 8, '& > .MuiButton-outlined': { paddingInline: 12 } },
});

export interface FilterBarProps {
  children: ReactNode;
  /** How many filters are set. */
  activeCount: number;
  onReset: () => void;
  /** Below the fields. */
  presets?: ReactNode;
  /** Next to the reset button, for the export. */
  end?: ReactNode;
}

/** The filters above a list; on a phone behind a button, so that the list starts on the first screenful. */
export function FilterBar({ children, activeCount, onReset, presets, end }: FilterBarProps) {
  const { t } = useTranslation('records');
  const isPhone = useIsPhone();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const fields = (
    <Bar role="search" aria-label={t('filters.label')}>
      {children}
    </Bar>
  );
  const reset = activeCount > 0 && (
    <Button variant="text" onClick={onReset}>
      {t('filters.reset')}
    </Button>
  );
  if (!isPhone) {
    return (
      <>
        {fields}
        <Line>
          {presets}
          <End>
            {reset}
            {end}
          </End>
        </Line>
      </>
    );
  }
  return (
    <>
      <Line>
        <Unfold
          variant="outlined"
          startIcon={<FilterIcon size={18} />}
          endIcon={<ChevronDownIcon size={18} />}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? id : undefined}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {activeCount === 0 ? t('filters.label') : t('filters.active', { active: activeCount })}
        </Unfold>
        {reset}
        <End>{end}</End>
      </Line>
      {isUnfolded && (
        <Stack id={id}>
          {fields}
          {presets}
        </Stack>
      )}
    </>
  );
}
