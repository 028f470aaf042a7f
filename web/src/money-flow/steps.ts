/** The steps after the form, in one lazy chunk. */
export { Result } from './Result.tsx';
export { Review } from './Review.tsx';
export { UnknownOutcome } from './UnknownOutcome.tsx';
