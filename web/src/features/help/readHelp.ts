import { readDocument, type Block } from '../../components/document/readDocument.ts';

/** A question with its answer. */
export interface Question {
  /** Its name in addresses. */
  readonly name: string;
  readonly title: string;
  readonly answer: readonly Block[];
}

/** Questions of one subject. Those before the first subject have none. */
export interface Subject {
  readonly title: string | null;
  readonly questions: readonly Question[];
}

/** What is published as help. */
export interface Help {
  /** What stands before the first title. */
  readonly intro: readonly Block[];
  readonly subjects: readonly Subject[];
}

interface Title {
  readonly kind: 'title';
  readonly text: string;
  readonly name: string | undefined;
}

/** `How do I deposit? {#deposit}`: the name that the operator gave, which stays when the words change. */
const named = /^(.*\S)\s*\{#([a-z0-9][a-z0-9-]*)\}$/;

/** A heading, or a line of its own that asks something or has a name. */
function toTitle(block: Block): Title | Block {
  if (block.kind === 'list' || block.text.includes('\n')) return block;
  const [, text, name] = named.exec(block.text) ?? [];
  if (text !== undefined) return { kind: 'title', text, name };
  const isTitle = block.kind === 'heading' || /[?？]$/.test(block.text);
  return isTitle ? { kind: 'title', text: block.text, name: undefined } : block;
}

/** The words of a question as a name, in any script. */
const nameOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-') ?? 'question';

/** A name that no question before has. */
function freeName(wanted: string, questions: readonly Question[]): string {
  let name = wanted;
  for (let n = 2; questions.some((question) => question.name === name); n += 1) name = `${wanted}-${n}`;
  return name;
}

/**
 * Parses a published text into questions by subject. A title (a heading, or a line that ends with a question mark or a name
 * in braces) before a text is a question; one before another title is the subject of what follows.
 */
export function readHelp(body: string): Help {
  const blocks = readDocument(body).map(toTitle);
  const intro: Block[] = [];
  const all: Question[] = [];
  const subjects: { title: string | null; questions: (Question & { answer: Block[] })[] }[] = [];
  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    if (block.kind !== 'title') {
      (subjects.at(-1)?.questions.at(-1)?.answer ?? intro).push(block);
      return;
    }
    if (next?.kind === 'title') subjects.push({ title: block.text, questions: [] });
    if (next === undefined || next.kind === 'title') return;
    if (subjects.length === 0) subjects.push({ title: null, questions: [] });
    const question = {
      name: freeName(block.name ?? nameOf(block.text), all),
      title: block.text,
      answer: [],
    };
    all.push(question);
    subjects.at(-1)?.questions.push(question);
  });
  return { intro, subjects: subjects.filter(({ questions }) => questions.length > 0) };
}
