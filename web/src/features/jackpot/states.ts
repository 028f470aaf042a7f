import { BlockedIcon, ClockIcon, SuccessIcon } from '../../design/icons/status.tsx';
import type { JackpotEntryStatus, JackpotRoundStatus } from '../../generated/schema.ts';

/** How the states of a round look. Their labels are `rounds.states.*`. */
export const roundLooks = {
  IN_PROGRESS: { tone: 'info', icon: ClockIcon },
  NOT_DRAWN: { tone: 'warning', icon: ClockIcon },
  DRAWN: { tone: 'info', icon: ClockIcon },
  COMPLETE: { tone: 'neutral', icon: SuccessIcon },
} as const satisfies Record<JackpotRoundStatus, object>;

/** How the states of entries look. Their labels are `states.*`. */
export const entryLooks = {
  NOT_DRAWN: { tone: 'warning', icon: ClockIcon },
  NOT_WINNING: { tone: 'neutral', icon: BlockedIcon },
  UNPAID: { tone: 'info', icon: ClockIcon },
  WINNING: { tone: 'positive', icon: SuccessIcon },
} as const satisfies Record<JackpotEntryStatus, object>;

/** Whether the draw of a round can be checked. */
export const isDrawn = (status: JackpotRoundStatus): boolean => status === 'DRAWN' || status === 'COMPLETE';
