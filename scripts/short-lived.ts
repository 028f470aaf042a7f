/** How tests start processes of the product, which end before the best code would have paid for its making. */
import { join } from 'node:path';

/** The platform's embedded database is compiled fast instead of well: a start takes two thirds of the processor's time. */
export const shortLived: readonly string[] = ['--liftoff-only'];

/** Processes keep the scripts that they compiled: each starts in half the time. */
export const keptCode = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
};
