/** Options of the `classic` envelope, which specification §7 leaves open. */
import { z } from 'zod';

const fieldName = z.string().regex(/^[A-Za-z_]\w{0,63}$/, 'must be a name of a field');

const fields = z
  .strictObject({
    requestData: fieldName.default('requestData'),
    encrypted: fieldName.default('encrypted'),
    /** A separate field for the encrypted key; `encrypted` is then `true`. Default: `encrypted` holds the key. */
    key: fieldName.optional(),
    ip: fieldName.default('ip'),
    time: fieldName.default('time'),
  })
  .refine((names) => new Set(Object.values(names)).size === Object.values(names).length, {
    message: 'must be different names',
  });

/** The options of the classic envelope. */
export const classicOptions = z
  .strictObject({
    cipher: z.enum(['aes-256-cbc', 'aes-256-ecb', 'aes-256-ctr', 'aes-256-gcm']).default('aes-256-cbc'),
    /** Padding of `cbc` and `ecb`. `zero` adds zero bytes up to the next block, and none to a full one. */
    padding: z.enum(['pkcs7', 'zero']).default('pkcs7'),
    /**
     * `prefix`: random, sent before the ciphertext. `key`: the first bytes of the key. `zero`: zeros. `ecb` has none.
     */
    iv: z.enum(['prefix', 'key', 'zero']).default('prefix'),
    wrap: z.enum(['oaep-sha256', 'oaep-sha1', 'pkcs1']).default('oaep-sha256'),
    /** The plaintext of RSA: the 32 bytes of the key, or an encoding of them. */
    keyText: z.enum(['raw', 'base64', 'hex']).default('raw'),
    /** The plaintext of the cipher: the request's data, or `{"data":…,"needEn":true}`. */
    plaintext: z.enum(['data', 'body']).default('data'),
    /** Whether `"needEn":true` is sent next to the encrypted data. */
    needEn: z.boolean().default(false),
    fields: fields.prefault({}),
  })
  .refine(({ cipher, iv }) => iv === 'prefix' || cipher === 'aes-256-cbc' || cipher === 'aes-256-ecb', {
    path: ['iv'],
    // a request and its answer have the same key
    message: 'must be prefix with ctr and gcm, which never use an iv twice with one key',
  });
export type ClassicOptions = z.output<typeof classicOptions>;

/** Parses the options from JSON; `{}` gives the defaults. An issue's path names the option. */
export const classicOptionsText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"cipher":"aes-256-cbc"}' });
      return z.NEVER;
    }
  })
  .pipe(classicOptions);

/** IV length of a cipher in bytes; 0 for none. */
export const ivBytesOf = ({ cipher }: Pick<ClassicOptions, 'cipher'>): number =>
  ({ 'aes-256-cbc': 16, 'aes-256-ctr': 16, 'aes-256-gcm': 12, 'aes-256-ecb': 0 })[cipher];

/** Whether a cipher encrypts full blocks of 16 bytes. */
export const isPadded = ({ cipher }: Pick<ClassicOptions, 'cipher'>): boolean =>
  cipher === 'aes-256-cbc' || cipher === 'aes-256-ecb';
