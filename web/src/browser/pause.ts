/** Resolves after `ms`; without it, once the page has handled pending work, such as a press. */
export const pause = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
