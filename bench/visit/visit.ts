/** A visit on a slow phone, and what its browser measures of it. */
import type { BrowserContext, Page } from 'playwright-core';

/** 390 px, 150 ms and 1.6 Mbps, a processor a quarter as fast as this machine's. */
const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond / 2,
};
const slowdown = 4;

/** Milliseconds since the address was entered, and a score of how far what is shown has moved. */
export interface Measured {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  readonly layoutShift: number;
}

declare global {
  /** What the page has recorded of itself so far. */
  var visit: { largestPaint: number; layoutShift: number; maxInteraction: number; usable?: number };
}

/** Runs in the page before its own code. */
function record(usableSelector: string): void {
  const visit: typeof globalThis.visit = { largestPaint: 0, layoutShift: 0, maxInteraction: 0 };
  globalThis.visit = visit;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('largest-contentful-paint', ({ startTime }) => (visit.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) visit.layoutShift += value;
  });
  observe('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) visit.maxInteraction = Math.max(visit.maxInteraction, duration);
  });
  const look = (): void => {
    if (document.querySelector(usableSelector) === null) requestAnimationFrame(look);
    // What was found is on the screen in the frame after.
    else requestAnimationFrame(() => (visit.usable = performance.now()));
  };
  look();
}

/** A new page with the network and the processor of a slow phone, which records itself. */
async function newSlowPage(context: BrowserContext, usableSelector: string): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(record, usableSelector);
  return page;
}

/** Waits until the page has been quiet for a while: no request, and nothing more that moves. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.visit.usable !== undefined, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
}

/** Opens an address in a page of its own; it is usable when an element of this selector is shown. */
export async function visit(context: BrowserContext, url: string, usableSelector: string): Promise<Measured> {
  const page = await newSlowPage(context, usableSelector);
  await page.goto(url, { waitUntil: 'commit' });
  await settled(page);
  const measured = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint: globalThis.visit.largestPaint,
    layoutShift: globalThis.visit.layoutShift,
    usable: globalThis.visit.usable ?? NaN,
  }));
  await page.close();
  return measured;
}

/** The longest of what a member does on a page that is open, from the press to the next paint, in ms. */
export async function maxInteraction(
  context: BrowserContext,
  url: string,
  usableSelector: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await newSlowPage(context, usableSelector);
  await page.goto(url);
  await settled(page);
  await act(page);
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(() => globalThis.visit.maxInteraction);
  await page.close();
  return longest;
}
