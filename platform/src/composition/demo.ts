import { seed } from '../demo/seed.ts';
import type { Services } from '../services/services.ts';
import { collectFromDomains } from './collect.ts';

/** Seeds the demonstration of all domains at the first start; later starts change nothing. */
export const seedDemo = (services: Services): Promise<void> =>
  seed(
    services,
    collectFromDomains(({ demo }) => demo && [demo]),
  );
