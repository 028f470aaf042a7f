/** The commands that decide orders. */
import { change, command, done, notDone, type Command, type Outcome, type Value } from './command.ts';
import { reason, text } from './values.ts';

/** A review by its id, as shown by `review list`. */
const review = text('Which review? Give its id.');

/** Which picture of an order, counted from 1. */
const pictureNumber = {
  parse: (typed: string) => (/^[1-9]$/.test(typed) ? Number(typed) : undefined),
  ask: 'Which of its pictures? Give 1 for the first, which is the default.',
  isOptional: true,
} as const satisfies Value<number>;

export const commands: readonly Command[] = [
  command({
    words: 'review list',
    does: 'pending orders, oldest first',
    run: async ({ reviews }) => {
      const pending = await reviews.pending();
      const lines = pending.map(
        ({ id, createdAt, summary }) => `${id}  ${createdAt.toISOString()}  ${summary}`,
      );
      return done(lines, 'Nothing waits for a decision.');
    },
  }),
  change({
    words: 'review approve',
    does: 'decide it',
    args: { id: review },
    changes: ({ id }, { reviews }) => reviews.auditedRow(id),
    decides: ({ id }, { reviews }) => reviews.parseOrder(id),
    run: async ({ reviews }, { id }) =>
      (await reviews.approve(id)) ? done(`${id} is approved.`) : notPending(id),
  }),
  change({
    words: 'review reject',
    does: 'decide it; the member reads the reason',
    args: { id: review },
    options: { reason },
    changes: ({ id }, { reviews }) => reviews.auditedRow(id),
    decides: ({ id }, { reviews }) => reviews.parseOrder(id),
    run: async ({ reviews }, given) =>
      (await reviews.reject(given.id, given.reason))
        ? done(`${given.id} is rejected.`)
        : notPending(given.id),
  }),
  command({
    words: 'review image',
    does: 'write a picture of the order to a file (WebP)',
    args: { id: review, file: text('Which file? Give one that is not there yet.') },
    options: { number: pictureNumber },
    run: async ({ reviews }, { id, file: path, number: nth }) => {
      const picture = await reviews.picture(id, nth);
      if (picture === undefined) return notDone(`There is no picture of ${id}.`);
      const base64 = Buffer.from(picture).toString('base64');
      return { ...done(`The picture of ${id} is in ${path}.`), file: { path, base64 } };
    },
  }),
];

const notPending = (id: string): Outcome => notDone(`Nothing with the id ${id} waits for a decision.`);
