import { limitProblem, roundChoices, toMinor, type RoundChoice } from '@portal/schema/rules';
import { useRef, useState, type SyntheticEvent } from 'react';
import { formatAmount, parseAmount, percentOf } from '../lib/decimal.ts';
import type { KingdomPartsFragment } from './hash-kingdom.generated.ts';
import { fill, type Texts } from './texts.ts';

/** A bet as it is sent. */
export interface Bet {
  readonly key: string;
  readonly choice: RoundChoice;
  readonly stake: string;
  readonly clientSeed: string;
}

/** What a choice is called: the word for even and odd, else the number. */
export const choiceWords = (choice: RoundChoice, { choices }: Texts): string =>
  choice === 'EVEN' || choice === 'ODD' ? choices[choice] : choice.replace('NUMBER_', '');

/** A seed that could not have been known before. */
const newSeed = (): string => crypto.randomUUID().slice(0, 13);

export interface BetFormProps {
  kingdom: KingdomPartsFragment;
  texts: Texts;
  /** False when no answer came: then the same bet is sent again under its key. */
  onBet: (bet: Bet) => Promise<boolean>;
}

/** What to bet on, how much, and the player's seed. */
export function BetForm({ kingdom, texts, onBet }: BetFormProps) {
  const { minimum, maximum, multiple } = kingdom.betLimits;
  const [choice, setChoice] = useState<RoundChoice>('EVEN');
  const [stake, setStake] = useState(minimum);
  const [clientSeed, setSeed] = useState(newSeed);
  const [problem, setProblem] = useState('');
  /** A bet whose answer was lost. It is kept as it was, so that it stays one bet. */
  const [pending, setPending] = useState<Bet | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  function problemOf(): string {
    const parsed = parseAmount(stake);
    if (!parsed.ok) return texts.bet.invalid;
    const limits = {
      minimum: toMinor(minimum),
      maximum: toMinor(maximum),
      multiple: toMinor(multiple),
      available: toMinor(kingdom.balance),
    };
    const broken = limitProblem(toMinor(parsed.value), limits);
    if (broken === 'balance') return texts.bet.balance;
    if (broken !== null) return limitsText;
    return /^[A-Za-z0-9-]{1,64}$/.test(clientSeed) ? '' : texts.bet.seedInvalid;
  }
  const limitsText = fill(texts.bet.limits, {
    minimum: formatAmount(minimum),
    maximum: formatAmount(maximum),
    multiple: formatAmount(multiple),
  });

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A ref, because a second press can come before the next render.
    if (busy.current) return;
    const found = pending === null ? problemOf() : '';
    setProblem(found);
    if (found !== '') return;
    const bet = pending ?? { key: crypto.randomUUID(), choice, stake, clientSeed };
    busy.current = true;
    setBusy(true);
    const isAnswered = await onBet(bet);
    busy.current = false;
    setBusy(false);
    setPending(isAnswered ? null : bet);
  }

  const isLocked = pending !== null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isLocked} className="choices">
        <legend>{texts.bet.choice}</legend>
        {roundChoices.map((one) => (
          <label key={one} data-wide={one === 'EVEN' || one === 'ODD'}>
            <input
              type="radio"
              name="choice"
              value={one}
              checked={choice === one}
              onChange={() => setChoice(one)}
            />
            <span>
              {choiceWords(one, texts)}
              {(one === 'EVEN' || one === 'ODD') && <small>×{formatAmount(kingdom.parityRate)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hint">
        {fill(texts.bet.odds, {
          parity: formatAmount(kingdom.parityRate),
          number: formatAmount(kingdom.numberRate),
          edge: percentOf(kingdom.edge),
        })}
      </p>
      <div className="fields">
        <label className="field">
          {texts.bet.stake}
          <input
            name="stake"
            inputMode="decimal"
            autoComplete="off"
            value={stake}
            disabled={isLocked}
            aria-describedby="limits"
            onChange={(event) => setStake(event.target.value.trim())}
          />
          <small id="limits">{limitsText}</small>
        </label>
        <label className="field">
          {texts.bet.seed}
          <input
            name="seed"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={clientSeed}
            disabled={isLocked}
            aria-describedby="seed-hint"
            onChange={(event) => setSeed(event.target.value.trim())}
          />
          <small id="seed-hint">{texts.bet.seedHint}</small>
        </label>
      </div>
      {problem !== '' && (
        <p role="alert" className="notice danger">
          {problem}
        </p>
      )}
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? texts.bet.busy : isLocked ? texts.bet.again : texts.bet.submit}
      </button>
    </form>
  );
}
