import { workerScript } from '../browser/workerScript.ts';

/** How long the first screen has the connection and the processor for itself, in ms. */
const registrationDelay = 1_000;

/** Whether an earlier visit has kept the page and its code on the device. */
export const isKeptOnDevice = (): boolean =>
  // Undefined without a secure address, whatever the type.
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** The name of the cache in `web/build/worker.js`. */
const cacheName = 'portal';

/**
 * Removes what the browser has kept of the page and its code: nothing that ran during a session can reach the next one.
 * Undefined where the browser keeps nothing. Never rejects.
 */
export const emptyKeptFiles = (): Promise<unknown> | undefined =>
  'caches' in window ? caches.delete(cacheName).catch(() => false) : undefined;

/**
 * Lets the browser keep the page and its code for the next visit (`web/build/worker.js`), once the page has nothing better
 * to do. Where it cannot be kept (no secure address, storage off), nothing is lost but time.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register(workerScript('./service-worker.js')).catch(() => undefined);
  };
  setTimeout(register, registrationDelay);
}
