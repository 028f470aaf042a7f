import { useTranslation } from 'react-i18next';
import { TextLink } from '../design/ui/TextLink.tsx';
import { useTopUp } from '../extension-points/quickActions.ts';
import type { CreditType } from '../generated/schema.ts';

/**
 * A link to get more of a credit, shown next to a warning that there is too little of it. Empty if there is no such
 * screen.
 */
export function TopUpLink({ coin }: { coin: CreditType }) {
  const { t } = useTranslation('shell');
  const topUp = useTopUp(coin);
  return topUp && <TextLink to={topUp.path}>{t(topUp.label)}</TextLink>;
}
