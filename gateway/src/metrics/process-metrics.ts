/** Metrics of the process itself, registered one by one because prom-client has no option to leave one out. */
import { createRequire } from 'node:module';
import type { Registry } from 'prom-client';

/**
 * prom-client's default metrics without `gc`: its observer runs after each of the many collections of
 * the young generation, and costs a poll several microseconds. Long collections show in the event loop's lag.
 */
const names = [
  'processCpuTotal',
  'processStartTime',
  'osMemoryHeap',
  'processOpenFileDescriptors',
  'processMaxFileDescriptors',
  'eventLoopLag',
  'processResources',
  'heapSizeAndUsed',
  'heapSpacesSizeAndUsed',
  'version',
] as const;

type Register = (registry: Registry, config: { readonly eventLoopMonitoringPrecision: number }) => void;

const require = createRequire(import.meta.url);

/** Adds CPU time, memory, open files and delays of the event loop to a registry. */
export function collectProcessMetrics(registry: Registry): void {
  for (const name of names) {
    const register = require(`prom-client/lib/metrics/${name}.js`) as Register;
    register(registry, { eventLoopMonitoringPrecision: 10 });
  }
}
