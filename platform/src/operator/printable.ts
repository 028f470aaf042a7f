/** Cleans text for a terminal. Members choose parts of what operators read, and a terminal obeys control characters. */

/** C0 and C1 controls, invisible format characters such as bidi marks and isolates, separators of lines, half characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The text on one line: every character that could move the cursor or reorder the line, line feeds included, becomes `?`. */
export const printableLine = (text: string): string => text.replace(unprintable, '?');

/** The same for text of several lines: line feeds stay. */
export const printableText = (text: string): string => text.split('\n').map(printableLine).join('\n');

/** Writes text and a line feed to a terminal. The command line prints nothing in any other way. */
export const print = (stream: Pick<NodeJS.WritableStream, 'write'>, text: string): void => {
  stream.write(`${printableText(text)}\n`);
};
