import { useEffect, useState } from 'react';
import type { Locale } from '../../../src/i18n/locales.ts';
import { formatAmount } from '../../../src/money/decimal.ts';
import { choiceWords } from './BetForm.tsx';
import type { RoundPartsFragment } from './hash-kingdom.generated.ts';
import { SupportLink } from './SupportLink.tsx';
import { fill, type Texts } from './texts.ts';
import { prove, type Proof } from './verify.ts';

interface CheckProps {
  round: RoundPartsFragment;
  texts: Texts;
  locale: Locale;
}

/** A round recomputed in this browser, step by step. */
function Check({ round, texts, locale }: CheckProps) {
  const { check } = texts;
  const [proof, setProof] = useState<Proof | 'impossible' | null>(null);
  useEffect(() => {
    let isShown = true;
    prove(round).then(
      (found) => isShown && setProof(found),
      () => isShown && setProof('impossible'),
    );
    return () => {
      isShown = false;
    };
  }, [round]);
  return (
    <dl className="check">
      <dt>{check.previous}</dt>
      <dd className="hash">{round.previousHash}</dd>
      <dt>{check.block}</dt>
      <dd className="hash">{round.blockHash}</dd>
      <dt>{check.seed}</dt>
      <dd className="hash">{round.clientSeed}</dd>
      {proof === 'impossible' && (
        <>
          <dt>{check.result}</dt>
          <dd>{check.impossible}</dd>
        </>
      )}
      {proof !== null && proof !== 'impossible' && (
        <>
          <dt>{check.linked}</dt>
          <dd className="hash">{proof.linked}</dd>
          <dt>{fill(check.drawn, { height: String(round.height) })}</dt>
          <dd className="hash">
            <mark>{proof.drawn.slice(0, 8)}</mark>
            {proof.drawn.slice(8)}
          </dd>
          <dt>{check.number}</dt>
          <dd>
            {Number.parseInt(proof.drawn.slice(0, 8), 16)} mod 10 = {proof.number}
          </dd>
          <dt>{check.result}</dt>
          <dd>
            <strong data-right={proof.isRight}>{proof.isRight ? check.right : check.wrong}</strong>{' '}
            {!proof.isRight && <SupportLink roundKey={round.key} texts={texts} locale={locale} />}
          </dd>
        </>
      )}
    </dl>
  );
}

export interface RoundsProps {
  rounds: readonly RoundPartsFragment[];
  texts: Texts;
  locale: Locale;
}

/** The last rounds, each with its proof. */
export function Rounds({ rounds, texts, locale }: RoundsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className="card" aria-labelledby="rounds">
      <h2 id="rounds">{texts.rounds.title}</h2>
      {rounds.length === 0 && <p className="hint">{texts.rounds.empty}</p>}
      <ol className="rounds">
        {rounds.map((round) => {
          const isOpen = open === round.key;
          const isWon = round.payout !== '0';
          return (
            <li key={round.key}>
              <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : round.key)}>
                <span className="number" data-won={isWon}>
                  {round.number}
                </span>
                <span>
                  {fill(texts.rounds.bet, {
                    choice: choiceWords(round.choice, texts),
                    stake: formatAmount(round.stake),
                  })}
                </span>
                <span className="paid">
                  {isWon ? `+${formatAmount(round.payout)}` : formatAmount('0')}
                  <small>{isWon ? texts.rounds.won : texts.rounds.lost}</small>
                </span>
              </button>
              {isOpen && <Check round={round} texts={texts} locale={locale} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
