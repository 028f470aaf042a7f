/** How much a run measures, from its environment. */

/** Whether each benchmark only has to show that it still works: one round on little data, and no results are kept. */
export const isShort = process.env['SHORT'] === '1';

/** The number in an environment variable. Without one, the usual number or the one of the short form. */
export const amount = (name: string, usual: number, short: number): number =>
  Number(process.env[name] ?? (isShort ? short : usual));
