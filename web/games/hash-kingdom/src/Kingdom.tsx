import { useState } from 'react';
import type { Locale } from '../../../src/i18n/locales.ts';
import { formatAmount } from '../../../src/money/decimal.ts';
import { BetForm, type Bet } from './BetForm.tsx';
import { CashOut, type CashOutOrder } from './CashOut.tsx';
import type { Problem } from './Field.tsx';
import { send, Refused } from './gateway.ts';
import {
  CashOutOfHashKingdomDocument,
  PlayHashKingdomDocument,
  type RoundPartsFragment,
} from './hash-kingdom.generated.ts';
import type { Opened } from './open.ts';
import { Rounds } from './Rounds.tsx';
import { fill, type Texts } from './texts.ts';
import type { Outcome } from './useOrder.ts';

/** The portal's game screen, the only entrance. */
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

/** The latest message and its form: why something failed, or its result. */
type Message =
  | { readonly of: 'bet' | 'cashOut'; readonly problem: Problem }
  | { readonly of: 'bet'; readonly round: RoundPartsFragment }
  | { readonly of: 'cashOut'; readonly note: string };

/** The number of a round, and what the bet came to. */
function RoundResult({ round, texts }: { round: RoundPartsFragment; texts: Texts }) {
  const isLost = round.payout === '0';
  return (
    <p data-won={!isLost}>
      <strong className="number">{round.number}</strong>
      <span>
        {fill(isLost ? texts.result.lost : texts.result.won, {
          stake: formatAmount(round.stake),
          payout: formatAmount(round.payout),
        })}
      </span>
    </p>
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
  const [message, setMessage] = useState<Message | null>(null);

  /** Runs a request and shows its outcome. */
  async function attempt(of: Message['of'], work: () => Promise<Message>): Promise<Outcome> {
    setMessage(null);
    try {
      setMessage(await work());
      return 'done';
    } catch (failure) {
      // The form shows it and can send the same again.
      if (!(failure instanceof Refused)) return 'lost';
      const { message, input: field } = failure;
      setMessage({ of, problem: { text: message === '' ? texts.busy : message, field } });
      return 'refused';
    }
  }

  const play = (bet: Bet) =>
    attempt('bet', async () => {
      const { playHashKingdom } = await send(PlayHashKingdomDocument, { input: { session, ...bet } }, locale);
      setKingdom(playHashKingdom.kingdom);
      return { of: 'bet', round: playHashKingdom.round };
    });

  const cashOut = (order: CashOutOrder) =>
    attempt('cashOut', async () => {
      const input = { session, ...order };
      const { cashOutOfHashKingdom: done } = await send(CashOutOfHashKingdomDocument, { input }, locale);
      setKingdom(done.kingdom);
      const note = { amount: formatAmount(order.amount), receipt: done.receiptNumber };
      return { of: 'cashOut', note: fill(texts.cashOut.done, note) };
    });

  /** The latest message, for the form it belongs to. */
  const messageFor = (of: Message['of']) => ({
    problem: message?.of === of && 'problem' in message ? message.problem : null,
    onProblem: (problem: Problem | null) => setMessage(problem && { of, problem }),
  });
  const round = message !== null && 'round' in message ? message.round : null;
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
        <CashOut balance={kingdom.balance} texts={texts} {...messageFor('cashOut')} onCashOut={cashOut} />
        <div role="status" className="outcome">
          {message !== null && 'note' in message && <p>{message.note}</p>}
        </div>
      </section>
      <section className="card" aria-labelledby="next">
        <h2 id="next">{fill(texts.next.title, { height: String(kingdom.nextHeight) })}</h2>
        <p className="hint">{texts.next.hint}</p>
        <p className="hash">{kingdom.lastHash}</p>
        {kingdom.isOpen ? (
          <BetForm kingdom={kingdom} texts={texts} {...messageFor('bet')} onBet={play} />
        ) : (
          <p className="notice">{texts.closed}</p>
        )}
        <div role="status" className="outcome">
          {round !== null && <RoundResult round={round} texts={texts} />}
        </div>
      </section>
      <Rounds rounds={kingdom.rounds} texts={texts} locale={locale} />
    </main>
  );
}
