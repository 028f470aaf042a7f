/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds, as every app understands. */
import { Secret, TOTP } from 'otpauth';

/** As RFC 4226 recommends, in bytes. */
const secretBytes = 20;
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time. */
const window = 1;

/** The bytes as the library takes them. */
const toSecret = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Whether a text, without spaces, can be a code of an app. */
export const isAppCode = (text: string): boolean => /^\d{6}$/.test(text);

/** A new random secret. */
export const newSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

/** A secret as it is typed into an app: Base32 without padding. */
export const typedSecret = (secret: Uint8Array): string => toSecret(secret).base32;

/** A secret as an app reads it from a QR code, `otpauth://totp/…`. */
export const secretUri = (secret: Uint8Array, issuer: string, userName: string): string =>
  new TOTP({ ...parameters, issuer, label: userName, secret: toSecret(secret) }).toString();

/** The step whose code this is, counted from the epoch; undefined when it is none of those that are taken now. Compares in constant time. */
export function stepOf(secret: Uint8Array, code: string, now: Date): bigint | undefined {
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
