/** Finds a Chromium, opens pages and keeps screenshots. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const screenshots = join(import.meta.dirname, '..', 'screenshots');

/**
 * `CHROMIUM_PATH`, a browser of Playwright's own, or an installed one; undefined where there is none. The headless
 * shell comes first: without window handling it needs three fifths of the CPU time for the same test.
 */
export function chromiumPath(): string | undefined {
  const fromEnvironment = process.env['CHROMIUM_PATH'];
  if (fromEnvironment !== undefined && fromEnvironment !== '') return fromEnvironment;
  const own = chromium.executablePath();
  if (own !== '' && existsSync(own)) return own;
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...candidates, mac].find((path) => existsSync(path));
}

/** A browser that connects only to the portal. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Starts the browser. */
export async function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...chromiumArguments] });
}

/** The two window sizes in which every screen is tested. */
export const viewports = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Device = keyof typeof viewports;

/** Options of a browser context. */
export interface Visit {
  readonly device: Device;
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  /** Whether the service worker may cache the portal; by default each page is loaded from the network. */
  readonly isKept?: boolean;
}

/** Violations of the content security policy since the last read. */
const violations: string[] = [];

/** Returns and clears the violations of the content security policy in all contexts. */
export const takeViolations = (): readonly string[] => violations.splice(0);

/** Runs in a page before its own code. */
const reportViolations = (mark: string): void =>
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      console.error(mark, effectiveDirective, blockedURI, sample, sourceFile, lineNumber, location.href),
  );

/** A new browser context with separate storage and sessions. */
export async function newContext(
  browser: Browser,
  { device, locale = 'en-US', theme = 'light', isKept = false }: Visit,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: viewports[device],
    locale,
    colorScheme: theme,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: isKept ? 'allow' : 'block',
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
  });
  const mark = 'Content security policy:';
  await context.addInitScript(reportViolations, mark);
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) violations.push(message.text());
  });
  // A generous limit for busy machines.
  context.setDefaultTimeout(60_000);
  return context;
}

/** Keeps a picture of the page under e2e/screenshots/. */
export async function keepScreenshot(
  page: Page,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  await mkdir(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: options.fullPage ?? true });
}
