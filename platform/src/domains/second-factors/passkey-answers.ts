/** Parses browsers' passkey answers, the JSON of `PublicKeyCredential.toJSON()`. */
import { z } from 'zod';
import { refusals } from './refusals.ts';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8000);

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
};

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().nullish(),
  }),
});

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
});

/** A challenge signed by a passkey. */
export type Assertion = z.output<typeof assertion>;
/** A new passkey. */
export type Registration = z.output<typeof registration>;

const clientData = z.object({
  challenge: base64url,
  crossOrigin: z.boolean().optional(),
  topOrigin: z.string().optional(),
});

function fromJson<T>(schema: z.ZodType<T>, json: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Parses an answer. Refused with PASSKEY_WRONG if it is invalid. */
function parseAnswer<T>(schema: z.ZodType<T>, json: string): T {
  const answer = fromJson(schema, json);
  if (answer === undefined) throw refusals.PASSKEY_WRONG();
  return answer;
}

export const parseAssertion = (json: string): Assertion => parseAnswer(assertion, json);
export const parseRegistration = (json: string): Registration => parseAnswer(registration, json);

/** Returns the challenge in an answer. Its signature is verified separately. */
export const getChallenge = (clientDataJson: string): string =>
  parseAnswer(clientData, Buffer.from(clientDataJson, 'base64url').toString('utf8')).challenge;

/** Returns whether the answer came from a frame within another site's page, which may have tricked the member. */
export function isCrossOrigin(clientDataJson: string): boolean {
  const { crossOrigin, topOrigin } = parseAnswer(
    clientData,
    Buffer.from(clientDataJson, 'base64url').toString('utf8'),
  );
  return crossOrigin === true || topOrigin !== undefined;
}

/** Returns whether the input is a passkey's answer instead of a code: no code begins like this. */
export const isPasskeyAnswer = (input: string): boolean => input.startsWith('{');
