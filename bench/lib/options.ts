/** The size of a run, from its environment. */

/** Whether each benchmark only proves that it works: one round on little data, without saving results. */
export const isShort = process.env['SHORT'] === '1';

/** The number in an environment variable, or the default of a usual or a short run. */
export const amount = (name: string, usual: number, short: number): number =>
  Number(process.env[name] ?? (isShort ? short : usual));
