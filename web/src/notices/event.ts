import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { TFunction } from 'i18next';
import { createContext, type ComponentType, type ReactNode } from 'react';
import { lazyImport, type LazyImport } from '../browser/lazyImport.ts';
import type { Asset, Member } from '../data/overview/overview.tsx';
import type { IconProps } from '../design/icons/Icon.tsx';
import { ClockIcon } from '../design/icons/status.tsx';
import type { Locale } from '../i18n/locales.ts';
import type { AmountUnit } from '../money/credits.ts';

/** How pressing an event is: the first of them is the most pressing. */
export const urgencies = [
  'blocked',
  'expiring',
  'atStake',
  'failed',
  'rejected',
  'incomplete',
  'waiting',
] as const;

/** An amount of an event and what it is counted in. */
export interface EventAmount {
  /** Exact decimal; the sign is left to `isGain`. */
  readonly value: string;
  readonly unit: AmountUnit;
}

/** How the bell shows an event. */
export interface EventNotice {
  /** When it happened, ISO 8601. */
  readonly at: string;
  /** The address of what it is about. */
  readonly to: string;
  /** Of an order that came to nothing: the address of the form, filled in with it. */
  readonly again?: string;
  /** Additional lines: effect on the credits, a reason, a note. */
  readonly remarks?: readonly ReactNode[];
  /** The amount it is about; of an exchange, what was given. */
  readonly amount?: EventAmount;
  /** What an exchange brought. */
  readonly got?: EventAmount;
  /** The amount came in with it. */
  readonly isGain?: boolean;
}

/** What an event asks of the member. */
export interface Attention {
  readonly urgency: (typeof urgencies)[number];
  readonly hint?: ReactNode;
  /** Where something can be done about it. */
  readonly to: string;
  /** What can be done there; without one its sentence is the link. */
  readonly action?: string;
  /** Dismissed alone, or with every rejection there is by then; absent where something of the member's is at stake. */
  readonly dismissal?: 'alone' | 'allRejections';
  /** ISO 8601. After this time it needs no attention, whatever the last answer was. */
  readonly until?: string;
  /** It waits for a decision that changes no balance. */
  readonly isWaiting?: boolean;
}

/** Something that happened to the member's orders, or that the member should know. */
export interface MemberEvent {
  /** Unique among all events, and stays the same. */
  readonly id: string;
  /** In a sentence. */
  readonly title: string;
  readonly icon: ComponentType<IconProps>;
  readonly tone: 'positive' | 'warning' | 'danger' | 'info' | 'neutral';
  readonly notice?: EventNotice;
  readonly attention?: Attention;
}

/** What the member has dismissed on this device. */
export interface Dismissed {
  /** Events, by their ids. */
  readonly ids: readonly string[];
  /** Every rejection until then, in ms since 1970; 0 for none. */
  readonly rejectedUntil: number;
}

/** What a feature may need, in addition to its answer, to describe an event. */
export interface EventContext {
  /** The texts of `notices` and `common`, with the `events` part of each feature's. */
  readonly t: TFunction<readonly ['notices', 'common']>;
  readonly locale: Locale;
  /** Empty until the balances are in. */
  readonly assets: readonly Asset[];
  /** What is closed to the member; empty until the balances are in. */
  readonly restrictions: Member['restrictions'];
  readonly dismissed: Dismissed;
  /** In ms since 1970. */
  readonly now: number;
}

/** A feature's contribution: its query, and the events of an answer. */
export interface EventSource {
  readonly document: TypedDocumentNode<unknown, Record<string, never>>;
  readonly toEvents: (data: unknown, context: EventContext) => readonly MemberEvent[];
}

/** Declares the events of a feature: the one default of its `events.tsx`. */
export const defineEvents = <TData>(
  document: TypedDocumentNode<TData, Record<string, never>>,
  toEvents: (data: TData, context: EventContext) => readonly MemberEvent[],
): EventSource => ({
  document,
  // The answer is that of the document.
  toEvents: (data, context) => toEvents(data as TData, context),
});

/** Fetches the sources of all features, with their texts. The shell provides it from the list of features. */
export const EventSources = createContext<LazyImport<readonly EventSource[]>>(lazyImport(async () => []));

/** The orders of a connection. */
export const nodesOf = <T>({ edges }: { readonly edges: readonly { readonly node: T }[] }): readonly T[] =>
  edges.map(({ node }) => node);

interface ReviewQueue {
  /** Prefix of the event's id: another order is another event, which was not dismissed. */
  readonly name: string;
  readonly orders: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
  readonly titleOf: (count: number, areMore: boolean) => string;
  /** Where they are listed. */
  readonly to: string;
}

/** One event for all orders that wait for the operator. */
export function reviewEvents({ name, orders, titleOf, to }: ReviewQueue): readonly MemberEvent[] {
  const [newest] = nodesOf(orders);
  if (newest === undefined) return [];
  return [
    {
      id: `${name}:${newest.id}`,
      title: titleOf(orders.edges.length, orders.pageInfo.hasNextPage),
      icon: ClockIcon,
      tone: 'neutral',
      attention: { urgency: 'waiting', to, dismissal: 'alone', isWaiting: true },
    },
  ];
}

/** After this time failures are only listed among the records. In ms. */
export const attentionSpan = 30 * 86_400_000;
