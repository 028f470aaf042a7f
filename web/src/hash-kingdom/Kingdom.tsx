import { useState } from 'react';
import { formatAmount } from '../lib/decimal.ts';
import type { Locale } from '../i18n/locales.ts';
import { BetForm, type Bet } from './BetForm.tsx';
import { CashOut } from './CashOut.tsx';
import { ask, Refused } from './gateway.ts';
import {
  CashOutOfHashKingdomDocument,
  PlayHashKingdomDocument,
  type RoundPartsFragment,
} from './hash-kingdom.generated.ts';
import type { Opened } from './open.ts';
import { Rounds } from './Rounds.tsx';
import { fill, type Texts } from './texts.ts';

/** The portal's game screen, where the way in begins. */
const portal = '../#/game/index';

interface EndedProps {
  texts: Texts;
  /** Why, in the platform's words; empty where it has none. */
  message: string;
}

/** Shown to a player without a session. */
export function Ended({ texts, message }: EndedProps) {
  return (
    <main className="page narrow">
      <div className="card">
        <h1>{texts.title}</h1>
        <p role="status">{message === '' ? texts.ended : message}</p>
        <a className="button" href={portal}>
          {texts.back}
        </a>
      </div>
    </main>
  );
}

export interface KingdomProps {
  opened: Opened;
  texts: Texts;
  locale: Locale;
}

/** The game: what the player has, the next block, a bet, and the rounds so far. */
export function Kingdom({ opened, texts, locale }: KingdomProps) {
  const { session } = opened;
  const [kingdom, setKingdom] = useState(opened.kingdom);
  const [round, setRound] = useState<RoundPartsFragment | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState('');

  /** Runs a request; false when no answer came, so that the same can be sent again. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setError('');
    setNote('');
    try {
      await work();
      return true;
    } catch (failure) {
      const isRefused = failure instanceof Refused;
      setError(
        isRefused && failure.message !== '' ? failure.message : isRefused ? texts.busy : texts.unknown,
      );
      return isRefused;
    }
  }

  const play = (bet: Bet) =>
    attempt(async () => {
      const { playHashKingdom } = await ask(PlayHashKingdomDocument, { input: { session, ...bet } }, locale);
      setKingdom(playHashKingdom.kingdom);
      setRound(playHashKingdom.round);
    });

  const cashOut = (order: { key: string; amount: string }) =>
    attempt(async () => {
      const input = { session, ...order };
      const { cashOutOfHashKingdom: done } = await ask(CashOutOfHashKingdomDocument, { input }, locale);
      setKingdom(done.kingdom);
      setRound(null);
      setNote(fill(texts.cashOut.done, { amount: formatAmount(order.amount), receipt: done.receiptNumber }));
    });

  const outcome = round === null ? '' : round.payout === '0' ? texts.result.lost : texts.result.won;
  return (
    <main className="page">
      <header className="head">
        <div>
          <h1>{texts.title}</h1>
          <p>{fill(texts.player, { name: kingdom.nickname })}</p>
        </div>
        <a href={portal}>{texts.back}</a>
      </header>
      <section className="card balance" aria-labelledby="balance">
        <h2 id="balance">{texts.balance}</h2>
        <p className="figure">
          {formatAmount(kingdom.balance)} <span>{texts.unit}</span>
        </p>
        <CashOut balance={kingdom.balance} texts={texts} onCashOut={cashOut} />
      </section>
      <section className="card" aria-labelledby="next">
        <h2 id="next">{fill(texts.next.title, { height: String(kingdom.nextHeight) })}</h2>
        <p className="hint">{texts.next.hint}</p>
        <p className="hash">{kingdom.lastHash}</p>
        {kingdom.isOpen ? (
          <BetForm kingdom={kingdom} texts={texts} onBet={play} />
        ) : (
          <p className="notice">{texts.closed}</p>
        )}
        <div role="status" className="outcome">
          {round !== null && (
            <p data-won={round.payout !== '0'}>
              <strong className="number">{round.number}</strong>
              <span>
                {fill(outcome, { stake: formatAmount(round.stake), payout: formatAmount(round.payout) })}
              </span>
            </p>
          )}
          {note !== '' && <p>{note}</p>}
        </div>
        {error !== '' && (
          <p role="alert" className="notice danger">
            {error}
          </p>
        )}
      </section>
      <Rounds rounds={kingdom.rounds} texts={texts} locale={locale} />
    </main>
  );
}
