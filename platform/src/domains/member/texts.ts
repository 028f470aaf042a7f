/** The operator's commands for published texts: terms, announcements, help and the pages of the site menu. */
import { extensions, mediaTypes } from '@portal/schema/rest';

import { change, command, done, notDone, type Command } from '../../operator/command.ts';
import { rowOf } from '../../operator/subject.ts';
import { id, oneOf, text } from '../../operator/values.ts';
import { listTexts, publishText, readTexts, withdrawText, type TextKind } from './publish.ts';

/** The kinds on the command line: `white-paper`. */
const kinds = Object.fromEntries(
  mediaTypes.map((kind) => [kind.toLowerCase().replaceAll('_', '-'), kind]),
) as Readonly<Record<string, TextKind>>;

const kindNames = Object.keys(kinds);

const kind = {
  ...oneOf(kindNames, `Which kind? Give one of ${kindNames.join(', ')}.`),
  parse: (typed: string) => kinds[typed],
};

/** An extension that a question names and that there is not: the portal would never show the question, and say nothing. */
const unknownExtensionIn = (help: string): string | undefined =>
  [...help.matchAll(/\{needs ([^{}\n]*)\}/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .find((name) => !extensions.has(name));

export const commands: readonly Command[] = [
  change({
    words: 'text publish',
    does: "publishes a text from now on; each language begins with a line '# en-US <title>'",
    args: { kind, file: text('Which file? Each language begins with a line such as # en-US Terms of use.') },
    changes: ({ kind: of }) => ({
      sql: 'select * from published_text where kind = $1 order by published_at desc, id desc limit 1',
      params: [of],
    }),
    reads: 'file',
    run: async ({ tx, now }, { kind: of }, input = '') => {
      const read = readTexts(input);
      if ('problem' in read) return notDone(`Nothing was published: ${read.problem}`);
      const unknown = of === 'HELP' ? unknownExtensionIn(input) : undefined;
      if (unknown !== undefined)
        return notDone(`Nothing was published: there is no extension '${unknown}', which a question needs.`);
      const number = await publishText(tx, of, read.translations, now);
      const languages = read.translations.map(({ locale }) => locale).join(', ');
      return done(`Published as text ${number}, in ${languages}.`);
    },
  }),
  change({
    words: 'text withdraw',
    does: 'takes a text back, so that an earlier one holds again, or none; not for terms',
    args: { id: { ...id('Which text? text list names them.'), label: 'text' } },
    changes: (given) => rowOf('published_text', { id: given.id }),
    run: async ({ tx, now }, given) =>
      (await withdrawText(tx, given.id, now))
        ? done(`Text ${given.id} is withdrawn.`)
        : notDone(`There is no text ${given.id} to withdraw. Terms are replaced by other terms.`),
  }),
  command({
    words: 'text list',
    does: 'the texts that are published, newest first',
    run: async ({ services: { database } }) => {
      const texts = await listTexts(database);
      return done(
        texts.map((one) =>
          [one.id, one.kind, one.published_at.toISOString(), `${one.languages} languages`, one.title].join(
            '  ',
          ),
        ),
        'Nothing is published.',
      );
    },
  }),
];
