/** Cleans text for a terminal. Members control parts of what operators read, and terminals obey control characters. */

/**
 * C0 and C1 controls, invisible format characters such as bidi marks and isolates, line separators, lone surrogates.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * The text on one line: every character that could move the cursor or reorder the line, including line feeds, becomes
 * `?`.
 */
export const printableLine = (text: string): string => text.replace(unprintable, '?');

/** The same for multi-line text: line feeds stay. */
export const printableText = (text: string): string => text.split('\n').map(printableLine).join('\n');

/** Writes text and a line feed to a terminal. All output of the command line goes through this function. */
export const print = (stream: Pick<NodeJS.WritableStream, 'write'>, text: string): void => {
  stream.write(`${printableText(text)}\n`);
};
