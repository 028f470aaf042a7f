import { useTranslation } from 'react-i18next';
import type { Asset } from '../data/overview/overview.tsx';
import { Money } from '../design/ui/Money.tsx';
import type { BalanceState } from '../generated/schema.ts';

export interface HoldsProps {
  holds: Asset['holds'];
  /** Limits the list to one bucket. */
  state?: BalanceState;
}

/** Why credits are not available, with an amount each when a bucket has several reasons. */
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
