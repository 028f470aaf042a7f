/** Instants in the format of the SDL. */

/** The platform's milliseconds as ISO 8601 in UTC. */
export const toIso = (epochMs: number): string => new Date(epochMs).toISOString();
