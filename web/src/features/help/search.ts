import type { Help, Question } from './readHelp.ts';

/** What is compared: full width and half width, small and capital letters are the same. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Scripts that put no spaces between words, or join endings to them. */
const runTogether = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;

const pairs = (run: string): readonly string[] =>
  run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2));

/** What to look for: words where spaces part them, elsewhere every two characters in a row. */
export function parseTerms(typed: string): readonly string[] {
  const text = plain(typed);
  const words = text.replaceAll(runTogether, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const runs = text.match(runTogether) ?? [];
  return [...new Set([...words, ...runs.flatMap(pairs)])];
}

/** Whether the text has a term; a word of some length also without its last letter, which is often an ending. */
const has = (text: string, term: string): boolean =>
  text.includes(term) || (/^[a-z]{4,}$/.test(term) && text.includes(term.slice(0, -1)));

/** The share of the best result that a result must come to. */
const minShare = 0.5;

/** How much more a term counts in a question than in its answer. */
const inTitle = 3;

/**
 * The questions that fit what was typed, the best first. A term counts the more the fewer questions have it, so that
 * 'how' and 'の' decide nothing.
 */
export function searchHelp({ subjects }: Help, typed: string): readonly Question[] {
  const entries = subjects.flatMap((subject) =>
    subject.questions.map((question) => ({
      question,
      title: plain(question.title),
      text: plain(
        [
          subject.title ?? '',
          ...question.answer.flatMap((block) => (block.kind === 'list' ? block.items : block.text)),
        ].join('\n'),
      ),
    })),
  );
  const weights = parseTerms(typed).map((term) => {
    const found = entries.filter(({ title, text }) => has(title, term) || has(text, term)).length;
    return { term, weight: found === 0 ? 0 : Math.log1p(entries.length / found) };
  });
  const scored = entries.map(({ question, title, text }) => ({
    question,
    score: weights.reduce(
      (sum, { term, weight }) => sum + weight * (has(title, term) ? inTitle : has(text, term) ? 1 : 0),
      0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * minShare)
    .toSorted((one, other) => other.score - one.score)
    .map(({ question }) => question);
}
