/** What browsers send of passkeys, as JSON: `PublicKeyCredential.toJSON()`. */
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

/** The signature of a challenge by a passkey. */
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

/** Reads an answer; refused with PASSKEY_WRONG when it is none. */
function answerOf<T>(schema: z.ZodType<T>, json: string): T {
  const answer = fromJson(schema, json);
  if (answer === undefined) throw refusals.PASSKEY_WRONG();
  return answer;
}

export const assertionOf = (json: string): Assertion => answerOf(assertion, json);
export const registrationOf = (json: string): Registration => answerOf(registration, json);

/** The challenge that an answer repeats. What it proves is checked with its signature. */
export const challengeIn = (clientDataJson: string): string =>
  answerOf(clientData, Buffer.from(clientDataJson, 'base64url').toString('utf8')).challenge;

/** Whether the answer was given in a frame within another site's page, which may have led the member to it unseen. */
export function isCrossOrigin(clientDataJson: string): boolean {
  const { crossOrigin, topOrigin } = answerOf(
    clientData,
    Buffer.from(clientDataJson, 'base64url').toString('utf8'),
  );
  return crossOrigin === true || topOrigin !== undefined;
}

/** Whether what was given in place of a code is the answer of a passkey: no code begins so. */
export const isPasskeyAnswer = (given: string): boolean => given.startsWith('{');
