import { useTranslation } from 'react-i18next';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import type { Premium } from './premium.ts';
import { usePremiumFields, usePremiumReceipt } from './premiumFields.tsx';
import { RoundPicture } from './RoundPicture.tsx';
import { useRounds } from './Rounds.tsx';

/** All details of a premium, and the trades that it insured. */
export function PremiumDetails({ premium }: { premium: Premium }) {
  const { t } = useTranslation('insurance');
  const fields = usePremiumFields();
  const toReceipt = usePremiumReceipt();
  const round = useRounds(premium.contractId).data?.find((one) => one.premium.id === premium.id);
  return (
    <Receipt {...toReceipt(premium)}>
      <DetailList details={toDetails(fields, premium, 'details')} />
      {round !== undefined && (
        <RoundPicture trades={round.trades} label={t('round.label', { position: premium.position ?? '–' })} />
      )}
    </Receipt>
  );
}
