/** The steps after the form, in one lazy chunk. */
export { Confirmed } from './Confirmed.tsx';
export { Result } from './Result.tsx';
export { Review } from './Review.tsx';
export { TermsStep } from './TermsStep.tsx';
export { UnknownOutcome } from './UnknownOutcome.tsx';
