/** Headers that tell browsers what the portal never does. */

const always = { 'x-content-type-options': 'nosniff' };

const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** What pages of the web build may load: their own files, styles they make themselves, and pictures from data. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
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

/** Headers of the web build's files. */
export const pageHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...always,
  ...(isProduction ? hsts : {}),
  'content-security-policy': pagePolicy,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});

/** Headers of GraphQL answers: they concern one member, and are nothing to render. */
export const apiHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...always,
  ...(isProduction ? hsts : {}),
  'cache-control': 'no-store',
  vary: 'accept, accept-encoding, accept-language, authorization',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});
