/** What follows the form of a money flow. */
export { Result } from './Result.tsx';
export { Review } from './Review.tsx';
export { UnknownOutcome } from './UnknownOutcome.tsx';
