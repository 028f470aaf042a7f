import { useTranslation } from 'react-i18next';
import type { CreditType } from '../generated/schema.ts';
import { useTopUp } from '../lib/quickActions.ts';
import { TextLink } from './TextLink.tsx';

/** The way to more of a credit, beside what says that there is too little of it; nothing where there is no way. */
export function TopUpLink({ coin }: { coin: CreditType }) {
  const { t } = useTranslation('shell');
  const topUp = useTopUp(coin);
  return topUp && <TextLink to={topUp.path}>{t(topUp.label)}</TextLink>;
}
