import { useTranslation } from 'react-i18next';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { useEntryFields, useEntryReceipt } from './fields.tsx';
import type { JackpotEntry } from './order.ts';
import { jackpotPath } from './paths.ts';

/** All details of entries that were bought together. */
export function EntryDetails({ order }: { order: JackpotEntry }) {
  const { t } = useTranslation('jackpot');
  const fields = useEntryFields();
  const toReceipt = useEntryReceipt();
  const { status } = order;
  return (
    <Receipt {...toReceipt(order)}>
      <DetailList details={toDetails(fields, order, 'details')} />
      {status !== 'NOT_DRAWN' && order.round !== null && (
        <p>
          <TextLink to={jackpotPath({ tab: 'rounds', round: String(order.round) })}>
            {t('check.action')}
          </TextLink>
        </p>
      )}
    </Receipt>
  );
}
