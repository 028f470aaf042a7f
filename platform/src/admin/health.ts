import type { Database } from '../database/database.ts';
import type { LedgerGuard } from '../ledger/guard.ts';

/** The health of a platform process, as reported to load balancers. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<
    Record<string, { readonly status: 'up' | 'down'; readonly [fact: string]: unknown }>
  >;
}

/** A database that answers more slowly than this counts as down. */
const pingLimitMs = 2_000;

/** Checks every dependency. A halted ledger still serves reads, so it is reported but does not affect readiness. */
export async function checkReadiness(
  database: Database,
  guard: LedgerGuard,
  isDraining: boolean,
): Promise<Readiness> {
  const begun = performance.now();
  const isUp = await isReachable(database);
  const latencyMs = Math.round(performance.now() - begun);
  return {
    ready: isUp && !isDraining,
    checks: {
      process: { status: isDraining ? 'down' : 'up', draining: isDraining },
      database: { status: isUp ? 'up' : 'down', kind: database.kind, latencyMs },
      ledger: {
        status: guard.violations === 0 ? 'up' : 'down',
        violations: guard.violations,
        auditedAt: guard.auditedAt?.toISOString() ?? null,
      },
    },
  };
}

async function isReachable(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), pingLimitMs);
  });
  const ping = database.query('select 1').then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([ping, late]);
  clearTimeout(timer);
  return isUp;
}
