import { useState, type SyntheticEvent } from 'react';
import { compareAmounts, isZero, parseAmount } from '../../../src/money/decimal.ts';
import { AmountField, unreadable, type Problem } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { Texts } from './texts.ts';
import { useOrder, type Outcome } from './useOrder.ts';

/** Credits that go back, as the order is sent. */
export interface CashOutOrder {
  readonly key: string;
  readonly amount: string;
}

export interface CashOutProps {
  /** What the player has at the game. */
  balance: string;
  texts: Texts;
  /** Why the last order came to nothing. */
  problem: Problem | null;
  onProblem: (problem: Problem | null) => void;
  onCashOut: (order: CashOutOrder) => Promise<Outcome>;
}

/** Brings any amount back to the portal. */
export function CashOut({ balance, texts, problem, onProblem, onCashOut }: CashOutProps) {
  const [amount, setAmount] = useState('');
  const { pending, isBusy, run } = useOrder(onCashOut);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const outcome = await run(() => {
      const parsed = parseAmount(amount);
      if (parsed.ok && !isZero(parsed.value) && compareAmounts(parsed.value, balance) <= 0)
        return { key: crypto.randomUUID(), amount: parsed.value };
      onProblem({ field: 'amount', text: unreadable(amount, texts.cashOut.invalid, texts) });
      return null;
    });
    if (outcome === 'done') setAmount('');
  }
  const type = (typed: string) => {
    setAmount(typed);
    if (problem !== null) onProblem(null);
  };

  const isLocked = pending !== null;
  return (
    <form noValidate className="cash-out" onSubmit={(event) => void submit(event)}>
      <AmountField
        name="amount"
        label={texts.cashOut.amount}
        value={amount}
        disabled={isLocked}
        problem={problem}
        texts={texts}
        onChange={type}
        end={
          <button type="button" className="quiet" disabled={isLocked} onClick={() => type(balance)}>
            {texts.cashOut.all}
          </button>
        }
      />
      <FormProblem problem={problem} fields={['amount']} isUnknown={isLocked && !isBusy} texts={texts} />
      <button type="submit" className="button outlined" aria-disabled={isBusy}>
        {isLocked ? texts.bet.again : texts.cashOut.submit}
      </button>
    </form>
  );
}
