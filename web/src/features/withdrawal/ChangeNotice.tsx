import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { Actions } from '../../components/surface.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDateTime, startOfBusinessDay } from '../../lib/time.ts';
import { unitOf, type Change, type WithdrawalDraft } from './order.ts';
import { amountIn } from './words.ts';

export interface ChangeNoticeProps {
  draft: WithdrawalDraft;
  change: Exclude<Change, { kind: 'none' }>;
  onRenew: (draft: WithdrawalDraft) => void;
}

/** What has changed since the review opened, and a button to continue with the new figures. */
export function ChangeNotice({ draft, change, onRenew }: ChangeNoticeProps) {
  const { t } = useTranslation('withdrawalStates');
  const locale = useLocale();
  const { kind } = change;

  function words(): ReactNode {
    if (change.kind === 'closed') return t('change.closed.body');
    const { draft: renewed } = change;
    if (change.kind === 'day')
      return t('change.day.body', {
        now: formatDateTime(startOfBusinessDay(renewed.expectedOn), locale),
      });
    const unit = unitOf(draft.target.method);
    return t('change.fee.body', {
      now: amountIn(renewed.arrives, unit),
      before: amountIn(draft.arrives, unit),
    });
  }
  return (
    <Notice tone="warning" title={t(`change.${kind}.title`)}>
      {words()}
      {change.kind !== 'closed' && (
        <Actions style={{ marginTop: 8 }}>
          <Button variant="outlined" size="small" onClick={() => onRenew(change.draft)}>
            {t(`change.${change.kind}.use`)}
          </Button>
        </Actions>
      )}
    </Notice>
  );
}
