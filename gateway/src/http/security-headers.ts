/** Headers that forbid browsers what the portal never needs. */
import { createHash } from 'node:crypto';

const always = { 'x-content-type-options': 'nosniff' };

const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Sources that pages of the web build may load from: their own files, inline styles, and pictures in data URLs. Scripts within
 * the page run where their hash is known (CSP Level 3, section 2.3.1).
 */
const pagePolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // emotion writes its styles into the page
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The hashes of the scripts that stand in a page of the web build, such as `sha256-…`. */
export const scriptHashesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/**
 * Headers of the web build's scripts, styles and fonts. The policy of the page that loads them applies to them, so it
 * is not repeated here.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  ...always,
  'cross-origin-resource-policy': 'same-origin',
};

/** Of the game's page: no style but its own file, and no HTML from a string. */
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
  scriptHashes: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  ...always,
  ...(isProduction ? hsts : {}),
  'content-security-policy': pagePolicy(scriptHashes),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});

/** Headers of the game's page, which loads nothing that the portal does. */
export const gamePageHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...pageHeaders(isProduction),
  'content-security-policy': gamePolicy,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Headers of GraphQL answers: they concern one member and must not be rendered. */
export const apiHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...always,
  ...(isProduction ? hsts : {}),
  'cache-control': 'no-store',
  vary: 'accept, accept-encoding, accept-language, authorization',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});
