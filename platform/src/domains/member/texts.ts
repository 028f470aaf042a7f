/** Operator commands for published texts: terms, announcements, help and the pages of the site menu. */
import { extensions, mediaTypes } from '@portal/schema/rest';
import { auditedRow } from '../../operator/audited-row.ts';
import { change, command, done, notDone, type Command } from '../../operator/command.ts';
import { id, oneOf, text } from '../../operator/values.ts';
import { toFolder } from './content-files.ts';
import { listTexts, publishText, readTexts, withdrawText, type TextKind } from './publish.ts';

/** The kinds on the command line: `white-paper`. */
const kinds = Object.fromEntries(mediaTypes.map((kind) => [toFolder(kind), kind])) as Readonly<
  Record<string, TextKind>
>;

const kindNames = Object.keys(kinds);

const kind = {
  ...oneOf(kindNames, `Which kind? Give one of ${kindNames.join(', ')}.`),
  parse: (typed: string) => kinds[typed],
};

/** Returns an unknown extension that a question names. The portal would silently hide such a question. */
const findUnknownExtension = (help: string): string | undefined =>
  [...help.matchAll(/\{needs ([^{}\n]*)\}/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .find((name) => !extensions.has(name));

export const commands: readonly Command[] = [
  change({
    words: 'text publish',
    does: "publishes a text; each language begins with a line '# en-US <title>'",
    args: { kind, file: text('Which file? Each language begins with a line such as # en-US Terms of use.') },
    changes: ({ kind: of }) => ({
      sql: 'select * from published_text where kind = $1 order by published_at desc, id desc limit 1',
      params: [of],
    }),
    reads: 'file',
    run: async ({ tx, now }, { kind: of }, input = '') => {
      const read = readTexts(input);
      if ('problem' in read) return notDone(`Nothing was published: ${read.problem}`);
      const unknown = of === 'HELP' ? findUnknownExtension(input) : undefined;
      if (unknown !== undefined)
        return notDone(`Nothing was published: there is no extension '${unknown}', which a question needs.`);
      const number = await publishText(tx, of, read.translations, now);
      const languages = read.translations.map(({ locale }) => locale).join(', ');
      return done(`Published as text ${number}, in ${languages}.`);
    },
  }),
  change({
    words: 'text withdraw',
    does: 'withdraws a text, so that the previous one applies again, if any; not for terms',
    args: { id: { ...id('Which text? text list names them.'), label: 'text' } },
    changes: (args) => auditedRow('published_text', { id: args.id }),
    run: async ({ tx, now }, args) =>
      (await withdrawText(tx, args.id, now))
        ? done(`Text ${args.id} is withdrawn.`)
        : notDone(`There is no text ${args.id} to withdraw. Terms are replaced by other terms.`),
  }),
  command({
    words: 'text list',
    does: 'published texts, newest first',
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
