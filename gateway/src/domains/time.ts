/** Instants as the SDL gives them. */

/** ISO 8601 in UTC of the platform's milliseconds. */
export const isoOf = (epochMs: number): string => new Date(epochMs).toISOString();
