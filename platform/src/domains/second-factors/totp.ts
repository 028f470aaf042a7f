/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds, which every app supports. */
import { Secret, TOTP } from 'otpauth';

/** As RFC 4226 recommends, in bytes. */
const secretBytes = 20;
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Accepted steps before and after the current one, for clock differences and typing time. */
const window = 1;

/** Converts bytes to the library's type. */
const toSecret = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Returns whether a text, without spaces, can be an app code. */
export const isAppCode = (text: string): boolean => /^\d{6}$/.test(text);

/** A new random secret. */
export const newSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

/** Returns a secret for typing into an app: Base32 without padding. */
export const typedSecret = (secret: Uint8Array): string => toSecret(secret).base32;

/** Returns a secret for a QR code: `otpauth://totp/…`. */
export const secretUri = (secret: Uint8Array, issuer: string, userName: string): string =>
  new TOTP({ ...parameters, issuer, label: userName, secret: toSecret(secret) }).toString();

/**
 * Returns the step of this code, counted from the epoch; undefined if it is none of the accepted ones. Compares in
 * constant time.
 */
export function findTimeStep(secret: Uint8Array, code: string, now: Date): bigint | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...parameters,
    secret: toSecret(secret),
    token: code,
    timestamp,
    window,
  });
  return delta === null ? undefined : BigInt(TOTP.counter({ period: parameters.period, timestamp }) + delta);
}
