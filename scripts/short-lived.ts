/** Node options for short-lived processes of tests, which end before optimizing compilation pays off. */
import { join } from 'node:path';

/** The platform's embedded database is compiled fast instead of well: a start takes two thirds of the processor's time. */
export const shortLived: readonly string[] = ['--liftoff-only'];

/** Processes share compiled scripts, which halves their start time. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
};
