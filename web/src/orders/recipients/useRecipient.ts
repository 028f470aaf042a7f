import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport } from '../../browser/lazyImport.ts';
import { useExtension } from '../../data/extensions/useExtension.ts';
import type { KnownMember, Outcome } from './lookUp.ts';
import { recipientProblem, type Recipient } from './recipient.ts';

const unknown: Outcome = { kind: 'unknown' };

const loadLookUp = lazyImport(() => import('./lookUp.ts'));

/** How long a form waits for it, in ms: what is sent to an unknown name is refused anyway. */
const timeoutMs = 3000;

/** Looks a user name up, for as long as a form waits. */
function lookUp(client: ApolloClient, userName: string): Promise<Outcome> {
  const answer = loadLookUp().then(
    (loaded) => loaded.lookUp(client, userName),
    () => unknown,
  );
  const late = new Promise<Outcome>((resolve) => setTimeout(() => resolve(unknown), timeoutMs));
  return Promise.race([answer, late]);
}

export interface RecipientInput {
  /** Why the typed name cannot be sent to, in words, as far as it is known. */
  problem: string | undefined;
  /** The same, except of a name that is not typed to its end. */
  refusal: string | undefined;
  /** Who has the typed name, once that was looked up. */
  found: KnownMember | null;
  isPending: boolean;
  /** Whether the member is typing: the name is looked up when the field is left. */
  setTyping: (isTyping: boolean) => void;
  input: RefObject<HTMLInputElement | null>;
  /**
   * Calls back with the recipient, looked up first if that was not done. Null, with the focus in the field, when the
   * platform refuses the name; and once the signal is aborted.
   */
  whenKnown: <T>(then: (recipient: Recipient) => T, signal: AbortSignal) => T | null | Promise<T | null>;
}

/** Looks up the member of a typed user name when its field is left, and before what is typed is used. */
export function useRecipient(typed: string, ownName: string | null): RecipientInput {
  const { t } = useTranslation('flow');
  const client = useApolloClient();
  const canLookUp = useExtension('recipient') === true;
  const [isTyping, setTyping] = useState(false);
  const [known, setKnown] = useState<{ name: string; outcome: Outcome | null } | null>(null);
  const lookup = useRef<{ name: string; outcome: Promise<Outcome> } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const problem = recipientProblem(typed, ownName);
  const outcome = known?.name === name ? known.outcome : undefined;

  function ask(): Promise<Outcome> {
    if (lookup.current?.name === name) return lookup.current.outcome;
    const begun = { name, outcome: lookUp(client, name) };
    lookup.current = begun;
    setKnown({ name, outcome: null });
    void begun.outcome.then((answer) => {
      if (lookup.current !== begun) return;
      if (answer.kind === 'unknown') lookup.current = null;
      setKnown({ name, outcome: answer });
    });
    return begun.outcome;
  }

  const onLeft = useEffectEvent(() => {
    if (problem === null && canLookUp) void ask();
  });
  useEffect(() => {
    if (!isTyping) onLeft();
  }, [isTyping, name, canLookUp]);

  function apply<T>(answer: Outcome, then: (recipient: Recipient) => T): T | null {
    if (answer.kind === 'found') return then(answer.recipient);
    if (answer.kind === 'unknown')
      return then({ userName: name, memberSince: null, lookUpFailed: canLookUp });
    input.current?.focus();
    return null;
  }

  const refused = outcome?.kind === 'refused' ? outcome.reason : undefined;
  const message = problem === null ? refused : t(`recipient.${problem}`);
  const isUnfinished = problem !== null && (isTyping || problem === 'required');
  return {
    problem: message,
    refusal: isUnfinished ? undefined : message,
    found: outcome?.kind === 'found' ? outcome.recipient : null,
    isPending: outcome === null,
    setTyping,
    input,
    whenKnown: (then, signal) => {
      if (!canLookUp) return apply(unknown, then);
      if (outcome != null) return apply(outcome, then);
      return ask().then((answer) => (signal.aborted ? null : apply(answer, then)));
    },
  };
}
