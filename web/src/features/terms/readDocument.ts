/** A part of a published text. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A heading is one line, and short: longer ones are sentences whose full stop was forgotten. */
const longestHeading = 80;

const endsLikeASentence = /[.。．!！?？;；:：,，、…]["'”’」』）)]*$/;
const bullet = /^(?:[-–•*·・]\s*|[(（](?:[a-z]|[ivx]+|\d{1,2})[)）]\s*)/iu;

const isHeading = (lines: readonly string[]): boolean => {
  const [line = ''] = lines;
  return (
    lines.length === 1 && line.length <= longestHeading && !endsLikeASentence.test(line) && !bullet.test(line)
  );
};

/** `1. Your account. You hold one account.`: a numbered title, and on the same line what it is about. */
const titled = /^((\d{1,2})[.．、)]\s*[^\s.。．!！?？][^.。．!！?？]{0,59})[.。．]\s*(\S.*)$/su;

/** Whether the paragraphs with a title of their own are numbered from 1 on: then the numbers are meant as sections. */
const hasTitledSections = (paragraphs: readonly (readonly string[])[]): boolean => {
  const numbers = paragraphs.flatMap((lines) => titled.exec(lines.join('\n'))?.[2] ?? []);
  return numbers.length > 1 && numbers.every((number, i) => Number(number) === i + 1);
};

/** The lines of one paragraph: bullets in a row are a list, lines in a row are a paragraph. */
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
 * Reads the plain text of the schema (paragraphs parted by an empty line) as what its author meant: headings, where a
 * short line stands alone before more text or a numbered title begins a paragraph, lists and paragraphs. Of the text
 * nothing is lost but bullets and the full stop of such a title.
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
