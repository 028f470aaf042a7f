import type { ReactNode } from 'react';
import type { TransferClosedReason } from '../generated/schema.ts';
import { panelOptions, toPanel, type PanelQuery } from '../graphql/panelQuery.ts';
import { PauseNotice } from './PauseNotice.tsx';
import { useOutgoingPauseQuery, useTransferPauseQuery } from './pauses.generated.ts';

/** Why and until when some of the member's operations are closed. */
export interface Pause {
  /** ISO 8601. */
  readonly until: string;
  /** Null for a reason that this version of the portal does not know. */
  readonly reason: TransferClosedReason | null;
}

export interface PauseState {
  /** Replaces what the pause closes; null while it is open, and while it is unknown: the platform checks again anyway. */
  readonly notice: ReactNode;
  /** Whether the pause is known or could not be read. What it may close waits for this. */
  readonly isSettled: boolean;
  readonly retry: () => void;
}

const toState = (
  { isSettled, retry }: PanelQuery<unknown>,
  title: string,
  until: string | null | undefined,
  reason: TransferClosedReason | null,
  children?: ReactNode,
): PauseState => ({
  notice: until ? <PauseNotice {...{ title, until, reason, children }} onDue={retry} /> : null,
  isSettled,
  retry,
});

/**
 * The pause of everything by which credits leave the account, now or later.
 * @param title what is closed, in words
 * @param actions what the member can do in the meantime
 */
export function useOutgoingPause(title: string, actions?: ReactNode): PauseState {
  const query = toPanel(useOutgoingPauseQuery(panelOptions));
  return toState(query, title, query.data?.withdrawalConfig.payoutsClosedUntil, 'SECURITY_CHANGE', actions);
}

/**
 * The pause of what is handed straight to another member.
 * @param title what is closed, in words
 */
export function useTransferPause(title: string): PauseState {
  const query = toPanel(useTransferPauseQuery(panelOptions));
  const config = query.data?.transferConfig;
  return toState(query, title, config?.closedUntil, config?.closedReason ?? null);
}
