/** Resolves after so many ms; without a number, once the page has done what else it had to do, such as answering a press. */
export const pause = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
