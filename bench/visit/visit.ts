/** A visit on a slow phone, and its measurements. */
import { setTimeout } from 'node:timers/promises';
import { viewports } from '../../e2e/support/browser.ts';
import { startSession } from '../../e2e/support/member.ts';
import { openInspected, type InspectedPage } from './devtools.ts';

/** 390 px, 150 ms and 1.6 Mbps, a processor a quarter as fast as this machine's. */
const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond / 2,
};
const slowdown = 4;

/** Milliseconds since the navigation, and the layout shift score. */
export interface Measured {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  readonly layoutShift: number;
}

declare global {
  /** What the page has recorded so far. */
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
    // The element is visible in the next frame.
    else requestAnimationFrame(() => (visit.usable = performance.now()));
  };
  look();
}

const inPage = <Argument>(run: (argument: Argument) => void, argument: Argument): string =>
  `(${String(run)})(${JSON.stringify(argument)})`;

/** The member and the page of a visit. */
export interface Visit {
  readonly url: string;
  /** Shown once the page can be used. */
  readonly usableSelector: string;
  /** The session of the member; left out for a visitor. */
  readonly token?: string;
}

/** Opens a page with the network and the processor of a slow phone, which records itself, and waits until it is quiet. */
async function open(page: InspectedPage, { url, usableSelector, token }: Visit): Promise<void> {
  const { Page, Network, Emulation } = page.client;
  const requestsInFlight = new Set<string>();
  // Only clients attached to the worker learn how its script ended.
  Network.requestWillBeSent(({ requestId, request }) => {
    if (!/\/times-[^/]*\.js$/.test(request.url)) requestsInFlight.add(requestId);
  });
  Network.loadingFinished(({ requestId }) => requestsInFlight.delete(requestId));
  Network.loadingFailed(({ requestId }) => requestsInFlight.delete(requestId));
  await Page.enable();
  await Network.enable({});
  await Network.emulateNetworkConditions(network);
  await Emulation.setDeviceMetricsOverride({ ...viewports.phone, deviceScaleFactor: 1, mobile: true });
  await Emulation.setTouchEmulationEnabled({ enabled: true });
  await Emulation.setCPUThrottlingRate({ rate: slowdown });
  const scripts = [inPage(record, usableSelector)];
  if (token !== undefined) scripts.push(inPage(startSession, ['en-US', token]));
  for (const source of scripts) await Page.addScriptToEvaluateOnNewDocument({ source });
  await Page.navigate({ url });
  await waitUntilQuiet(page, () => requestsInFlight.size === 0);
}

/** Waits until the page has been quiet for a while (no request, and nothing more that moves) and is kept on the device. */
async function waitUntilQuiet(page: InspectedPage, isQuiet: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  let quietSince = Date.now();
  while (Date.now() - quietSince < 1_500) {
    if (Date.now() > deadline) throw new Error('The page was not usable and quiet within a minute.');
    await setTimeout(100);
    const isUsable = await page.evaluate<boolean>('globalThis.visit?.usable !== undefined');
    if (!isUsable || !isQuiet()) quietSince = Date.now();
  }
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
}

/** Starts a browser with the profile of a folder, opens a page in it, and looks at that before the browser ends. */
async function inBrowser<Result>(
  profileFolder: string,
  of: Visit,
  look: (page: InspectedPage) => Promise<Result>,
): Promise<Result> {
  const page = await openInspected(profileFolder);
  try {
    // Waits for the browser's start-up work to end.
    await setTimeout(1_000);
    await open(page, of);
    return await look(page);
  } finally {
    await page.close();
  }
}

/** Measures a visit; the page is usable when an element of the selector is shown. */
export const visit = (profileFolder: string, of: Visit): Promise<Measured> =>
  inBrowser(profileFolder, of, (page) =>
    page.evaluate<Measured>(`({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largestPaint: visit.largestPaint,
      layoutShift: visit.layoutShift,
      usable: visit.usable,
    })`),
  );

/** How long the page takes from a press of the button with this in its name to the next paint, in ms. */
export const maxInteraction = (profileFolder: string, of: Visit, button: string): Promise<number> =>
  inBrowser(profileFolder, of, async (page) => {
    const center = await page.evaluate<{ x: number; y: number }>(`(() => {
      const named = (one) => (one.ariaLabel ?? one.textContent).includes(${JSON.stringify(button)});
      const { x, y, width, height } = [...document.querySelectorAll('button')].find(named).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    await page.client.Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [center] });
    await page.client.Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] });
    await setTimeout(1_000);
    return page.evaluate<number>('visit.maxInteraction');
  });
