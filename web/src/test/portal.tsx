import { ApolloProvider } from '@apollo/client/react';
import { act, render, type RenderResult } from '@testing-library/react';
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { createClient } from '../data/graphql/client.ts';
import type { OverviewQuery } from '../data/overview/overview.generated.ts';
import { OverviewProvider } from '../data/overview/overview.tsx';
import { AppTheme } from '../design/theme/AppTheme.tsx';
import type { SectionCredit } from '../extension-points/creditSections.ts';
import { QuickActions, type OfferedAction } from '../extension-points/quickActions.ts';
import { Remedies, type Remedy } from '../extension-points/remedies.ts';
import type { CreditType } from '../generated/schema.ts';
import { loadTexts, startI18n } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import { PortalRouter } from '../screens/PortalRouter.tsx';
import { gatewayError, scriptGateway, type Script } from './gateway.ts';

/** What a feature declares for a missing identity, as the shell provides it. */
const remedies: readonly Remedy[] = [{ needs: 'identity', path: '/kyc', label: 'features.kyc.verify' }];

let started: Promise<void> | undefined;

/**
 * Starts translation in English, with the texts of a screen, and those of the links to support, whose code may be there
 * already from a test in another language. For `beforeAll`.
 */
export async function startTexts(...namespaces: Namespace[]): Promise<void> {
  await (started ??= startI18n());
  await loadTexts([...namespaces, 'support']);
}

/** A platform with these extensions, and no others. */
export const extensionsOf =
  (...extensions: string[]) =>
  () => ({ portal: { __typename: 'Portal', extensions } });

/** What a refused operation answers. */
export const refusal = gatewayError;

type Variables = Record<string, unknown>;
/** What an operation answers: its data, a `refusal`, or nothing at all when it throws. */
type Answers = Record<string, (variables: Variables) => unknown>;

export interface Gateway {
  /** The operations that arrived, in order. */
  readonly calls: readonly { readonly name: string; readonly variables: Variables }[];
  /** The variables of the calls of one operation. */
  of: (name: string) => readonly Variables[];
  /** Answers differently from now on. */
  answer: (answers: Answers) => void;
  /** Changes what an operation answers, from now on. */
  change: (name: string, change: (answer: unknown) => unknown) => void;
}

/** Replaces the gateway at the network boundary; all of the portal's own code is real. */
export function fakeGateway(initial: Answers): Gateway {
  const answers = { ...initial };
  const ask = async (name: string, variables: Variables) => {
    const answer = await answers[name]?.(variables);
    const isRefusal = typeof answer === 'object' && answer !== null && 'errors' in answer;
    return isRefusal ? (answer as { errors: unknown[] }) : { data: answer };
  };
  const asked = scriptGateway(
    new Proxy<Script>(
      {},
      {
        get: (_, name: string) =>
          name in answers ? (variables: Variables) => ask(name, variables) : undefined,
      },
    ),
  );
  const calls = () =>
    asked.map(({ operation, variables }) => ({ name: operation, variables: variables as Variables }));
  return {
    get calls() {
      return calls();
    },
    of: (name) =>
      calls()
        .filter((call) => call.name === name)
        .map((call) => call.variables),
    answer: (changed) => void Object.assign(answers, changed),
    change: (name, change) => {
      const before = answers[name];
      answers[name] = async (variables) => change(await before?.(variables));
    },
  };
}

/** A page of a connection: of `Deposit`, a `DepositConnection`. */
export const connectionOf = <Node extends { readonly __typename?: string; readonly id: string }>(
  type: string,
  nodes: readonly Node[],
  hasNextPage = false,
) => ({
  __typename: `${type}Connection`,
  edges: nodes.map((node) => ({ __typename: `${type}Edge`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
});

const zero = { available: '0', frozen: '0', locked: '0' };

/** The poll's answer for a member with so much of some credits. */
export function overviewOf(
  available: Partial<Record<OverviewQuery['assets'][number]['coin'], string>>,
  userName = 'aiko',
): OverviewQuery {
  const coins = [
    'CASH_POINT',
    'BONUS_POINT',
    'ASSETS_POINT',
    'INSURANCE_POINT',
    'GMT',
    'USDT_POINT',
    'WITHDRAWAL_POINT',
  ] as const;
  return {
    me: {
      __typename: 'Member',
      id: '1',
      userName,
      maskedEmail: null,
      countryCode: 'JP',
      referralId: 'R1',
      level: { __typename: 'Level', number: 0, englishName: 'deputy manager', chineseName: '副经理' },
      commitmentEnabled: false,
      otcEnabled: false,
      matchingCodesEnabled: false,
      hasSecondFactor: false,
      confirmsWithFactor: false,
      idleLimitMinutes: null,
      agreementAccepted: true,
      restrictions: [],
      registeredAt: '2026-01-01T00:00:00.000Z',
      identity: null,
    },
    assets: coins.map((coin) => ({
      __typename: 'Asset',
      id: coin,
      coin,
      ...zero,
      available: available[coin] ?? '0',
      holds: [],
    })),
  };
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const notify = useEffectEvent(onChange);
  // A screen that is being rendered is not there yet.
  useLayoutEffect(() => {
    notify(address);
  }, [address]);
  return null;
}

function Portal({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return (
    <AppTheme>
      <ApolloProvider client={client}>
        <Remedies value={remedies}>
          <OverviewProvider>{children}</OverviewProvider>
        </Remedies>
      </ApolloProvider>
    </AppTheme>
  );
}

/** A screen within the section of a credit, such as `/cash/transfer`. */
export const inSection = (coin: SectionCredit, screen: string, element: ReactNode) => (
  <Routes>
    <Route element={<Outlet context={{ coin, screen }} />}>
      <Route path="*" element={element} />
    </Route>
  </Routes>
);

/** Renders a member's screen at an address, with the real data client and poll around it. */
export function renderScreen(screen: ReactNode, address = '/'): RenderResult & { address: () => string } {
  let current = address;
  const result = render(
    <MemoryRouter initialEntries={[address]}>
      <Address onChange={(next) => (current = next)} />
      <Portal>{screen}</Portal>
    </MemoryRouter>,
  );
  return { ...result, address: () => current };
}

/** The same in the portal's own router, in which Back works as in a browser. */
export function renderInRouter(
  screen: ReactNode,
  address: string,
): RenderResult & { address: () => string; back: () => void } {
  let current = address;
  window.history.pushState(null, '', `#${address}`);
  const result = render(
    <PortalRouter>
      <Address onChange={(next) => (current = next)} />
      <Portal>{screen}</Portal>
    </PortalRouter>,
  );
  return { ...result, address: () => current, back: () => act(() => window.history.back()) };
}

/** Another feature's way to get more of a credit: the last of three actions, the first that has one for it. */
const actions: readonly OfferedAction[] = [
  undefined,
  () => null,
  (coin: CreditType) => `/more?of=${coin}`,
].map((pathFor, rank) => ({
  path: '/more',
  title: 'common:credits.CASH_POINT',
  icon: () => null,
  Screen: { preload: () => undefined },
  label: 'updated',
  pathFor: () => null,
  rank,
  ...(pathFor && { topUp: { pathFor, hint: 'notFound.hint', label: 'notFound.home' } }),
}));

/**
 * Renders with a link 'Go to the dashboard' to `/more` where a member has too little of a credit; needs the texts
 * `shell`.
 */
export const withTopUp = (screen: ReactNode): ReactNode => (
  <QuickActions value={actions}>{screen}</QuickActions>
);
