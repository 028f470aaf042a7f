import type { Draft } from '../../forms/useDraft.ts';

/** State of a requested code; times in ms since 1970, as strings because drafts are. */
export const emptyForgotDraft = { userName: '', acceptedUntil: '', resendFrom: '', isFromSupport: '' };

/** Common props of the steps of a reset. */
export interface StepProps {
  draft: Draft<typeof emptyForgotDraft>;
  /** Whether it comes in place of the other step. */
  isNext: boolean;
}
