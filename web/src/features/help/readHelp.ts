import { readDocument, type Block } from '../../screens/document/readDocument.ts';

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
  /** The text before the first title. */
  readonly intro: readonly Block[];
  readonly subjects: readonly Subject[];
}

interface Title {
  readonly kind: 'title';
  readonly text: string;
  readonly name: string | undefined;
  /** The extensions that the question is about. */
  readonly needs: readonly string[];
}

/** `How do I deposit? {#deposit}`: the name that the operator gave, which stays when the words change. */
const named = /^(.*\S)\s*\{#([a-z0-9][a-z0-9-]*)\}$/;

/**
 * `Can I cancel it? {needs cancelWithdrawal}`: one or more extensions that the platform must have for the answer to be
 * true. Placed before the name, so that a portal that does not know it still finds the name.
 */
const needing = /^(.*\S)\s*\{needs ([A-Za-z]+(?:, ?[A-Za-z]+)*)\}$/;

/** A heading, or a separate line that is a question, has a name or needs an extension. */
function toTitle(block: Block): Title | Block {
  if (block.kind === 'list' || block.text.includes('\n')) return block;
  const [, beforeName = block.text, name] = named.exec(block.text) ?? [];
  const [, text = beforeName, needs] = needing.exec(beforeName) ?? [];
  const isTitle = block.kind === 'heading' || text !== block.text || /[?？]$/.test(text);
  return isTitle ? { kind: 'title', text, name, needs: needs?.split(/, ?/) ?? [] } : block;
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
 * Parses a published text into questions by subject. A title (a heading, or a line that ends with a question mark or
 * a name in braces) before a text is a question; one before another title is the subject of what follows. Questions
 * about extensions that are not among `extensions` are left out.
 */
export function readHelp(body: string, extensions: readonly string[]): Help {
  const blocks = readDocument(body).map(toTitle);
  const intro: Block[] = [];
  const all: Question[] = [];
  const hidden = new Set<Question>();
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
    // One that is left out keeps its name: addresses are the same on every site.
    all.push(question);
    if (!block.needs.every((need) => extensions.includes(need))) hidden.add(question);
    subjects.at(-1)?.questions.push(question);
  });
  const shown = subjects.map(({ title, questions }) => ({
    title,
    questions: questions.filter((question) => !hidden.has(question)),
  }));
  return { intro, subjects: shown.filter(({ questions }) => questions.length > 0) };
}
