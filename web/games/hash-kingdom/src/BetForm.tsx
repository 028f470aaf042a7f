import { limitProblem, roundChoices, toMinor, type RoundChoice } from '@portal/schema/rules';
import { useState, type SyntheticEvent } from 'react';
import { formatAmount, parseAmount, percentOf } from '../../../src/money/decimal.ts';
import { AmountField, Field, unreadable, type Problem } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { KingdomPartsFragment } from './hash-kingdom.generated.ts';
import { fill, type Texts } from './texts.ts';
import { useOrder, type Outcome } from './useOrder.ts';

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
  /** Why the last bet came to nothing. */
  problem: Problem | null;
  onProblem: (problem: Problem | null) => void;
  onBet: (bet: Bet) => Promise<Outcome>;
}

const formatLimits = ({ betLimits }: KingdomPartsFragment, texts: Texts): string =>
  fill(texts.bet.limits, {
    minimum: formatAmount(betLimits.minimum),
    maximum: formatAmount(betLimits.maximum),
    multiple: formatAmount(betLimits.multiple),
  });

/** The bet with a new key, or what is wrong with it. */
function toBet(
  { choice, stake, clientSeed }: Omit<Bet, 'key'>,
  kingdom: KingdomPartsFragment,
  texts: Texts,
): Bet | Problem {
  const parsed = parseAmount(stake);
  if (!parsed.ok) return { field: 'stake', text: unreadable(stake, texts.bet.invalid, texts) };
  const { minimum, maximum, multiple } = kingdom.betLimits;
  const limits = {
    minimum: toMinor(minimum),
    maximum: toMinor(maximum),
    multiple: toMinor(multiple),
    available: toMinor(kingdom.balance),
  };
  const broken = limitProblem(toMinor(parsed.value), limits);
  if (broken !== null)
    return { field: 'stake', text: broken === 'balance' ? texts.bet.balance : formatLimits(kingdom, texts) };
  if (!/^[A-Za-z0-9-]{1,64}$/.test(clientSeed)) return { field: 'clientSeed', text: texts.bet.seedInvalid };
  return { key: crypto.randomUUID(), choice, stake: parsed.value, clientSeed };
}

interface ChoicesProps extends Pick<BetFormProps, 'kingdom' | 'texts'> {
  choice: RoundChoice;
  disabled: boolean;
  onChoose: (choice: RoundChoice) => void;
}

/** What can be bet on. */
function Choices({ kingdom, texts, choice, disabled, onChoose }: ChoicesProps) {
  return (
    <fieldset disabled={disabled} className="choices">
      <legend>{texts.bet.choice}</legend>
      {roundChoices.map((one) => (
        <label key={one} data-wide={one === 'EVEN' || one === 'ODD'}>
          <input
            type="radio"
            name="choice"
            value={one}
            checked={choice === one}
            onChange={() => onChoose(one)}
          />
          <span>
            {choiceWords(one, texts)}
            {(one === 'EVEN' || one === 'ODD') && <small>×{formatAmount(kingdom.parityRate)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What to bet on, how much, and the player's seed. */
export function BetForm({ kingdom, texts, problem, onProblem, onBet }: BetFormProps) {
  const [choice, setChoice] = useState<RoundChoice>('EVEN');
  const [stake, setStake] = useState(kingdom.betLimits.minimum);
  const [clientSeed, setSeed] = useState(newSeed);
  const { pending, isBusy, run } = useOrder(onBet);
  const limitsText = formatLimits(kingdom, texts);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(() => {
      const bet = toBet({ choice, stake, clientSeed }, kingdom, texts);
      if ('key' in bet) return bet;
      onProblem(bet);
      return null;
    });
  }
  /** Clears the error of a field that changes. */
  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      if (problem !== null) onProblem(null);
    };

  const isLocked = pending !== null;
  return (
    <form noValidate onSubmit={submit}>
      <Choices
        kingdom={kingdom}
        texts={texts}
        choice={choice}
        disabled={isLocked}
        onChoose={changed(setChoice)}
      />
      <p className="hint">
        {fill(texts.bet.odds, {
          parity: formatAmount(kingdom.parityRate),
          number: formatAmount(kingdom.numberRate),
          edge: percentOf(kingdom.edge),
        })}
      </p>
      <div className="fields">
        <AmountField
          name="stake"
          label={texts.bet.stake}
          hint={limitsText}
          value={stake}
          disabled={isLocked}
          problem={problem}
          texts={texts}
          onChange={changed(setStake)}
        />
        <Field
          name="clientSeed"
          label={texts.bet.seed}
          hint={texts.bet.seedHint}
          maxLength={64}
          value={clientSeed}
          disabled={isLocked}
          problem={problem}
          onChange={changed(setSeed)}
        />
      </div>
      <FormProblem
        problem={problem}
        fields={['stake', 'clientSeed']}
        isUnknown={isLocked && !isBusy}
        texts={texts}
      />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? texts.bet.busy : isLocked ? texts.bet.again : texts.bet.submit}
      </button>
    </form>
  );
}
