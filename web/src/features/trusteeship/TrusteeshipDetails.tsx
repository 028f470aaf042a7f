import { DetailList } from '../../design/ui/DetailList.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { toTrusteeshipFacts, useTrusteeshipFields, useTrusteeshipReceipt } from './fields.tsx';
import type { TrusteeshipOrder } from './order.ts';

/** All details of a package. */
export function TrusteeshipDetails({ order }: { order: TrusteeshipOrder }) {
  const fields = useTrusteeshipFields();
  const toReceipt = useTrusteeshipReceipt();
  return (
    <Receipt {...toReceipt(order)}>
      <DetailList details={toDetails(fields, toTrusteeshipFacts(order), 'details')} />
    </Receipt>
  );
}
