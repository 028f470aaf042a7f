/** The kinds of values in the gateway's environment, with the messages that name what is wrong. */
import { isIP } from 'node:net';
import { isDemoKey, readPublicKey } from '@portal/schema/envelope';
import { extensions } from '@portal/schema/rest';
import { z } from 'zod';
import { namedRanges } from '../http/trusted-proxies.ts';

/** A TCP port. */
export const port = z.coerce
  .number('must be a port')
  .int()
  .min(1, 'must be a port')
  .max(65_535, 'must be a port');
/** A whole number within bounds. */
export const count = (min: number, max: number) =>
  z.coerce
    .number(`must be a number from ${min} to ${max}`)
    .int(`must be a number from ${min} to ${max}`)
    .min(min, `must be a number from ${min} to ${max}`)
    .max(max, `must be a number from ${min} to ${max}`);
/** An address with one of the protocols, such as `redis:`. */
export const address = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const url = URL.parse(value);
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
    },
    `must be an address such as ${protocols[0] ?? ''}//host:port`,
  );

/** Origins with https, separated by commas. */
export const origins = z
  .string()
  .transform((value) => new Set(value.split(',').map((origin) => origin.trim())))
  .refine(
    (values) =>
      [...values].every((origin) => origin.startsWith('https://') && URL.parse(origin)?.origin === origin),
    'must be origins such as https://game.example.com, separated by commas',
  );

/** One origin. */
export const origin = z
  .string()
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.origin === value,
    'must be an origin such as https://game.example.com',
  );

/** URL of a help desk. The subject is appended after the host, so that it cannot change the destination. */
export const supportUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return !/[{}]|%7b|%7d/i.test(url.host);
}, 'must be an https address such as https://help.example.com/ask?about={receipt}, without a user name');

function isRange(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const version = isIP(ip);
  if (Object.hasOwn(namedRanges, text)) return true;
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Address ranges, separated by commas. */
export const ranges = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isRange),
    'must be addresses or ranges parted by commas, such as 10.0.0.0/8,::1',
  );

/** A PEM text, also in one line: with `\\n` for line breaks, or only the base64 between its first and last line. */
const toPem = (text: string): string =>
  text.includes('-----')
    ? text.replaceAll('\\n', '\n')
    : `-----BEGIN PUBLIC KEY-----\n${text.trim()}\n-----END PUBLIC KEY-----`;

/** The platform's public key as PEM. */
export const publicKey = z
  .string('is needed: the file that holds the public key')
  .transform((text, context) => {
    const pem = toPem(text);
    try {
      return { ...readPublicKey(pem), isDemo: isDemoKey(pem) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'It is not a PEM file.';
      context.addIssue({ code: 'custom', message: `holds no usable key. ${reason}` });
      return z.NEVER;
    }
  });

/** `all`, `none`, or names of extensions, separated by commas. */
export const extensionNames = z.string().transform((text, context): ReadonlySet<string> => {
  if (text === 'all') return new Set(extensions.keys());
  if (text === 'none') return new Set();
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !extensions.has(name));
  if (unknown.length === 0) return new Set(names);
  const known = [...extensions.keys()].join(', ');
  context.addIssue({
    code: 'custom',
    message: `knows no ${unknown.join(', ')}; give all, none, or some of: ${known}`,
  });
  return z.NEVER;
});
