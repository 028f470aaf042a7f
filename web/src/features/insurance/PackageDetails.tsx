import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { toPackageFacts, usePackageFields, usePackageReceipt } from './fields.tsx';
import type { InsuranceContract } from './order.ts';
import { RoundOf, useRounds } from './Rounds.tsx';

const Rule = styled('p')({ ...text.dense, color: color.ink.secondary });

/** All details of a package, and its rounds. */
export function PackageDetails({ contract }: { contract: InsuranceContract }) {
  const { t } = useTranslation('insurance');
  const rounds = useRounds(contract.id);
  const fields = usePackageFields();
  const toReceipt = usePackageReceipt();
  return (
    <Receipt {...toReceipt(contract)}>
      <DetailList details={toDetails(fields, toPackageFacts(contract), 'details')} />
      {rounds.data !== null && rounds.data.length > 0 && <Rule>{t('premium.growth')}</Rule>}
      {rounds.data?.map((round) => (
        <RoundOf key={round.premium.id} {...round} />
      ))}
    </Receipt>
  );
}
