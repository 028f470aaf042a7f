import { useTranslation } from 'react-i18next';
import type { CreditType } from '../generated/schema.ts';
import { useTopUp } from '../lib/quickActions.ts';
import { TextLink } from './TextLink.tsx';

/**
 * A link to get more of a credit, shown next to a warning that there is too little of it. Empty if there is no such
 * screen.
 */
export function TopUpLink({ coin }: { coin: CreditType }) {
  const { t } = useTranslation('shell');
  const topUp = useTopUp(coin);
  return topUp && <TextLink to={topUp.path}>{t(topUp.label)}</TextLink>;
}
