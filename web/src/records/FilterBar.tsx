import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../theme/tokens.ts';

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

/** Stays on the right when it wraps. */
const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexGrow: 1,
});

export interface FilterBarProps {
  children: ReactNode;
  isFiltered: boolean;
  onReset: () => void;
  /** Below the fields. */
  presets?: ReactNode;
  /** Next to the reset button, for the export. */
  end?: ReactNode;
}

/** The filters above a list. */
export function FilterBar({ children, isFiltered, onReset, presets, end }: FilterBarProps) {
  const { t } = useTranslation('records');
  return (
    <>
      <Bar role="search" aria-label={t('filters.label')}>
        {children}
      </Bar>
      <Line>
        {presets}
        <End>
          {isFiltered && (
            <Button variant="text" onClick={onReset}>
              {t('filters.reset')}
            </Button>
          )}
          {end}
        </End>
      </Line>
    </>
  );
}
