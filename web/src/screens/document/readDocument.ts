/** A block of a document. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** In characters; longer lines are sentences without a full stop. */
const maxHeadingLength = 80;

const endsLikeASentence = /[.。．!！?？;；:：,，、…]["'”’」』）)]*$/;
const bullet = /^(?:[-–•*·・]\s*|[(（](?:[a-z]|[ivx]+|\d{1,2})[)）]\s*)/iu;

const isHeading = (lines: readonly string[]): boolean => {
  const [line = ''] = lines;
  return (
    lines.length === 1 &&
    line.length <= maxHeadingLength &&
    !endsLikeASentence.test(line) &&
    !bullet.test(line)
  );
};

/** `1. Your account. You hold one account.`: a numbered title followed by text on the same line. */
const titled = /^((\d{1,2})[.．、)]\s*[^\s.。．!！?？][^.。．!！?？]{0,59})[.。．]\s*(\S.*)$/su;

/** Whether such titles are numbered consecutively from 1, so that they are sections. */
const hasTitledSections = (paragraphs: readonly (readonly string[])[]): boolean => {
  const numbers = paragraphs.flatMap((lines) => titled.exec(lines.join('\n'))?.[2] ?? []);
  return numbers.length > 1 && numbers.every((number, i) => Number(number) === i + 1);
};

/** Splits the lines of a paragraph into lists and text. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: ({ kind: 'paragraph'; lines: string[] } | { kind: 'list'; lines: string[] })[] = [];
  for (const line of lines) {
    const kind = bullet.test(line) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    const words = kind === 'list' && /^[-–•*·・]/u.test(line) ? line.replace(bullet, '') : line;
    if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks.map((block) =>
    block.kind === 'list'
      ? { kind: 'list', items: block.lines }
      : { kind: 'paragraph', text: block.lines.join('\n') },
  );
}

/**
 * Parses plain text (paragraphs separated by blank lines) into headings, lists and paragraphs. A heading is a short
 * separate line before more text, or a numbered title at the start of a paragraph. Drops only bullets and the full stop
 * of such titles.
 */
export function readDocument(body: string): readonly Block[] {
  const paragraphs = body
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  const splitsTitles = hasTitledSections(paragraphs);
  return paragraphs.flatMap((lines, i) => {
    if (i < paragraphs.length - 1 && isHeading(lines)) {
      return [{ kind: 'heading', text: lines[0] ?? '' } as const];
    }
    const [, title, , rest] = (splitsTitles ? titled.exec(lines.join('\n')) : null) ?? [];
    if (title === undefined || rest === undefined) return blocksOf(lines);
    return [{ kind: 'heading', text: title } as const, ...blocksOf(rest.split('\n'))];
  });
}
