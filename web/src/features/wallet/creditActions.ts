import type { CreditType } from '../../generated/schema.ts';
import { hasSection, sectionScreenPath } from '../../lib/creditSections.ts';
import { convertPath } from '../convert/index.ts';
import { depositPath } from '../deposit/index.ts';
import { withdrawalPath } from '../withdrawal/index.ts';

/** Text key of the action. */
export type ActionName = 'deposit' | 'withdraw' | 'transfer' | 'convert';

export interface CreditAction {
  readonly name: ActionName;
  readonly to: string;
}

/** The actions for a credit. Their screens handle limits and closures. */
export function actionsOf(coin: CreditType): readonly CreditAction[] {
  const actions: CreditAction[] = [];
  if (coin === 'CASH_POINT') {
    actions.push({ name: 'deposit', to: depositPath() });
    actions.push({ name: 'transfer', to: sectionScreenPath(coin, 'transfer') });
  }
  if (coin === 'WITHDRAWAL_POINT') actions.push({ name: 'withdraw', to: withdrawalPath() });
  const to = hasSection(coin) ? sectionScreenPath(coin, 'convert') : convertPath({ from: coin });
  return [...actions, { name: 'convert', to }];
}
