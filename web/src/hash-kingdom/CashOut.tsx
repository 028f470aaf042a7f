import { useRef, useState, type SyntheticEvent } from 'react';
import { compareAmounts, isZero, parseAmount } from '../lib/decimal.ts';
import type { Texts } from './texts.ts';

export interface CashOutProps {
  /** What the player has at the game. */
  balance: string;
  texts: Texts;
  /** False when no answer came: then the same order is sent again under its key. */
  onCashOut: (order: { key: string; amount: string }) => Promise<boolean>;
}

/** Brings any amount back to the portal. */
export function CashOut({ balance, texts, onCashOut }: CashOutProps) {
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState<{ key: string; amount: string } | null>(null);
  const busy = useRef(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const parsed = parseAmount(amount);
    const isPossible = parsed.ok && !isZero(parsed.value) && compareAmounts(parsed.value, balance) <= 0;
    if (pending === null && !isPossible) {
      setProblem(texts.cashOut.invalid);
      return;
    }
    setProblem('');
    const order = pending ?? { key: crypto.randomUUID(), amount: parsed.ok ? parsed.value : amount };
    busy.current = true;
    const isAnswered = await onCashOut(order);
    busy.current = false;
    setPending(isAnswered ? null : order);
    if (isAnswered) setAmount('');
  }

  const isLocked = pending !== null;
  return (
    <form noValidate className="cash-out" onSubmit={(event) => void submit(event)}>
      <label className="field">
        {texts.cashOut.amount}
        <span className="row">
          <input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            disabled={isLocked}
            onChange={(event) => setAmount(event.target.value.trim())}
          />
          <button type="button" className="quiet" disabled={isLocked} onClick={() => setAmount(balance)}>
            {texts.cashOut.all}
          </button>
        </span>
      </label>
      {problem !== '' && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      <button type="submit" className="button outlined">
        {isLocked ? texts.bet.again : texts.cashOut.submit}
      </button>
    </form>
  );
}
