import { Gauge, type Registry } from 'prom-client';

import type { Queryable } from '../database/database.ts';

/** Something that waits for the operator, or runs out, counted by the values of one label. */
export interface BacklogGauge {
  /** As the metrics have it. */
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly count: (db: Queryable) => Promise<readonly (readonly [value: string, count: bigint])[]>;
}

/** Registers gauges and returns the function that measures them. A gauge shows after its first count. */
export function registerBacklog(
  registry: Registry,
  backlog: Iterable<BacklogGauge>,
): (db: Queryable) => Promise<void> {
  const gauges = Array.from(backlog, ({ name, help, label, count }) => ({
    gauge: new Gauge({ name, help, labelNames: [label], registers: [registry] }),
    label,
    count,
  }));
  return async (db) => {
    for (const { gauge, label, count } of gauges)
      for (const [value, waiting] of await count(db)) gauge.set({ [label]: value }, Number(waiting));
  };
}
