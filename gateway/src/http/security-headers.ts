/** Headers that disable browser features the portal never needs. */
import { createHash } from 'node:crypto';

const always = { 'x-content-type-options': 'nosniff' };

const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hash of an empty style element: emotion and the theme insert rules into it by the CSSOM, which no policy covers. */
const emptyStyle = hashOf('');

/** Hashes of the inline scripts and styles of a page, such as `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The hashes of the scripts and styles within a page of the web build. */
export const inlineHashesOf = (html: string): InlineHashes => ({
  scripts: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script)),
  styles: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => hashOf(style)),
});

const sources = (directive: string, hashes: readonly string[]): string =>
  [`${directive} 'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ');

/**
 * Sources that pages of the web build may load from: their own files, and pictures in data URLs. Scripts and styles
 * within the page are allowed by their hashes (CSP Level 3, section 2.3.1), because the page is a cached file and
 * cannot contain a nonce. Strings cannot become HTML or scripts; the two policies of `trusted-types` allow only the
 * portal's own workers.
 */
const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'none'",
    sources('script-src', scripts),
    sources('style-src', [emptyStyle, ...styles]),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types head workers',
  ].join('; ');

/**
 * Headers of the web build's scripts, styles and fonts. The policy of the page that loads them applies to them, so it
 * is not repeated here.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  ...always,
  'cross-origin-resource-policy': 'same-origin',
};

/** For the game's page: only its style file, and no HTML from strings. */
const gamePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Headers of the web build's pages. */
export const pageHeaders = (
  isProduction: boolean,
  inline: InlineHashes = { scripts: [], styles: [] },
): Readonly<Record<string, string>> => ({
  ...always,
  ...(isProduction ? hsts : {}),
  'content-security-policy': pagePolicy(inline),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});

/**
 * Sandbox of the game's page without a separate origin. Without `allow-same-origin` its origin is opaque: it has no
 * storage, cannot access the portal's, and its requests have the origin `null`.
 */
const sandbox = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Headers of the game's page.
 * @param isSandboxed whether the page has no separate origin
 */
export function gamePageHeaders(
  isProduction: boolean,
  isSandboxed: boolean,
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    ...pageHeaders(isProduction),
    'content-security-policy': isSandboxed ? `${gamePolicy}; ${sandbox}` : gamePolicy,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  // Browsers refuse a sandboxed page that also requests a separate browsing context group.
  if (isSandboxed) delete headers['cross-origin-opener-policy'];
  return headers;
}

/** Headers of the scripts, styles and fonts of a sandboxed page: public files, which it loads as from another origin. */
export const sandboxedAssetHeaders: Readonly<Record<string, string>> = {
  ...always,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Headers of GraphQL responses, which are private and must not be rendered. */
export const apiHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...always,
  ...(isProduction ? hsts : {}),
  'cache-control': 'no-store',
  vary: 'accept, accept-encoding, accept-language, authorization',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});
