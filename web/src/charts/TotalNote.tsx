import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../design/ui/Money.tsx';
import type { Totals } from './allocation.ts';

export interface TotalNoteProps {
  /** Null while unknown. */
  totals: Totals | null;
}

/** At which rates credits are valued, and which credits are left out. */
export function TotalNote({ totals }: TotalNoteProps) {
  const { t } = useTranslation('charts');
  const unvalued = totals?.unvalued ?? [];
  return (
    <>
      {t('total.note')}
      {unvalued.length > 0 && (
        <>
          {' '}
          {t('total.unvalued')}{' '}
          {unvalued.map(({ coin, amount }, i) => (
            <Fragment key={coin}>
              {i > 0 && ', '}
              <Money value={amount} coin={coin} />
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}
