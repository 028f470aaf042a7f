import { useTranslation } from 'react-i18next';
import type { BalanceState } from '../generated/schema.ts';
import type { Asset } from '../overview/overview.tsx';
import { Money } from './Money.tsx';

export interface HoldsProps {
  holds: Asset['holds'];
  /** Only what lies in this bucket. */
  state?: BalanceState;
}

/** Why something is not free; where a bucket has several reasons, how much for each. */
export function Holds({ holds, state: only }: HoldsProps) {
  const { t } = useTranslation();
  const shown = holds.filter(({ state }) => only === undefined || state === only);
  const isShared = (of: BalanceState) => holds.filter(({ state }) => state === of).length > 1;
  return (
    <ul>
      {shown.map(({ reason, state, amount }) => (
        <li key={`${state} ${reason}`}>
          {t(`holds.${reason}`)} {isShared(state) && <Money value={amount} />}
        </li>
      ))}
    </ul>
  );
}
