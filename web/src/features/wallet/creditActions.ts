import type { CreditType } from '../../generated/schema.ts';
import { sectionOf } from '../../lib/creditSections.ts';
import { paths } from '../../paths.ts';

/** What can be done with a credit, by the name the frame has for it. */
export type ActionName = 'deposit' | 'withdraw' | 'transfer' | 'convert';

export interface CreditAction {
  readonly name: ActionName;
  readonly to: string;
}

/**
 * The ways on from a credit: what is deposited becomes cash, withdrawal credits are withdrawn, and the sections say
 * which credits are transferred and converted. Limits, and whether it is open now, are the matter of those screens.
 */
export function actionsOf(coin: CreditType): readonly CreditAction[] {
  const section = sectionOf(coin);
  const actions: CreditAction[] = [];
  if (coin === 'CASH_POINT') actions.push({ name: 'deposit', to: paths.deposit() });
  if (coin === 'WITHDRAWAL_POINT') actions.push({ name: 'withdraw', to: paths.withdraw() });
  if (section === undefined) return [...actions, { name: 'convert', to: paths.convert({ from: coin }) }];
  for (const name of ['transfer', 'convert'] as const) {
    if (section.screens.some((screen) => screen === name))
      actions.push({ name, to: paths.creditScreen(section.coin, name) });
  }
  return actions;
}
