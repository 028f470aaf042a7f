import { useState } from 'react';
import { formatAmount } from '../lib/decimal.ts';
import type { Locale } from '../i18n/locales.ts';
import { BetForm, type Bet } from './BetForm.tsx';
import { CashOut, type CashOutOrder } from './CashOut.tsx';
import type { Problem } from './Field.tsx';
import { ask, Refused } from './gateway.ts';
import {
  CashOutOfHashKingdomDocument,
  PlayHashKingdomDocument,
  type RoundPartsFragment,
} from './hash-kingdom.generated.ts';
import type { Opened } from './open.ts';
import { Rounds } from './Rounds.tsx';
import { fill, type Texts } from './texts.ts';
import type { Outcome } from './useOrder.ts';

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

/** What was said last, in the form that it is about: why something came to nothing, or what it brought. */
type Said =
  | { readonly of: 'bet' | 'cashOut'; readonly problem: Problem }
  | { readonly of: 'bet'; readonly round: RoundPartsFragment }
  | { readonly of: 'cashOut'; readonly note: string };

export interface KingdomProps {
  opened: Opened;
  texts: Texts;
  locale: Locale;
}

/** The game: what the player has, the next block, a bet, and the rounds so far. */
export function Kingdom({ opened, texts, locale }: KingdomProps) {
  const { session } = opened;
  const [kingdom, setKingdom] = useState(opened.kingdom);
  const [said, setSaid] = useState<Said | null>(null);

  /** Runs a request, and says what came of it. */
  async function attempt(of: Said['of'], work: () => Promise<Said>): Promise<Outcome> {
    setSaid(null);
    try {
      setSaid(await work());
      return 'done';
    } catch (failure) {
      // Its form says so, and sends the same again.
      if (!(failure instanceof Refused)) return 'lost';
      const { message, input: field } = failure;
      setSaid({ of, problem: { text: message === '' ? texts.busy : message, field } });
      return 'refused';
    }
  }

  const play = (bet: Bet) =>
    attempt('bet', async () => {
      const { playHashKingdom } = await ask(PlayHashKingdomDocument, { input: { session, ...bet } }, locale);
      setKingdom(playHashKingdom.kingdom);
      return { of: 'bet', round: playHashKingdom.round };
    });

  const cashOut = (order: CashOutOrder) =>
    attempt('cashOut', async () => {
      const input = { session, ...order };
      const { cashOutOfHashKingdom: done } = await ask(CashOutOfHashKingdomDocument, { input }, locale);
      setKingdom(done.kingdom);
      const note = { amount: formatAmount(order.amount), receipt: done.receiptNumber };
      return { of: 'cashOut', note: fill(texts.cashOut.done, note) };
    });

  /** What a form needs of what was said last. */
  const saidOf = (of: Said['of']) => ({
    problem: said?.of === of && 'problem' in said ? said.problem : null,
    onProblem: (problem: Problem | null) => setSaid(problem && { of, problem }),
  });
  const round = said !== null && 'round' in said ? said.round : null;
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
        <CashOut balance={kingdom.balance} texts={texts} {...saidOf('cashOut')} onCashOut={cashOut} />
        <div role="status" className="outcome">
          {said !== null && 'note' in said && <p>{said.note}</p>}
        </div>
      </section>
      <section className="card" aria-labelledby="next">
        <h2 id="next">{fill(texts.next.title, { height: String(kingdom.nextHeight) })}</h2>
        <p className="hint">{texts.next.hint}</p>
        <p className="hash">{kingdom.lastHash}</p>
        {kingdom.isOpen ? (
          <BetForm kingdom={kingdom} texts={texts} {...saidOf('bet')} onBet={play} />
        ) : (
          <p className="notice">{texts.closed}</p>
        )}
        <div role="status" className="outcome">
          {round !== null && (
            <p data-won={round.payout !== '0'}>
              <strong className="number">{round.number}</strong>
              <span>
                {fill(round.payout === '0' ? texts.result.lost : texts.result.won, {
                  stake: formatAmount(round.stake),
                  payout: formatAmount(round.payout),
                })}
              </span>
            </p>
          )}
        </div>
      </section>
      <Rounds rounds={kingdom.rounds} texts={texts} locale={locale} />
    </main>
  );
}
