/** The HTTP bodies around the envelope: requests of the gateway and answers of the platform. */
import { z } from 'zod';
import { needs } from '../errors.ts';

/** Body of a sealed call. */
export const sealedBody = z.strictObject({
  requestData: z.string(),
  encrypted: z.literal(true),
  ip: z.string().min(1).max(45),
  time: z.number().int(),
});

/** Body of a plain call; only endpoints whose contract allows it accept one. */
export const plainBody = z.strictObject({ data: z.unknown(), needEn: z.literal(false) });

/**
 * Body of every answer. `data` is the result with code 20000, sealed for a sealed call; on a refusal of a sealed call it
 * is the sealed {@link refusalWord}.
 */
export const answerBody = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown().optional(),
});

/** What a refusal of a sealed call says under the key of the call. No result has this form. */
export const refusalWord = z.strictObject({
  code: z.number().int(),
  message: z.string(),
  /** What the member needs to get on. Left out where the words say it all; a need that is not known is none. */
  needs: z.enum(needs).optional().catch(undefined),
  /** The input that was refused, by its name in the request. Left out where it is no single one. */
  field: z.string().optional().catch(undefined),
  /** What the next step has to come with, where the need is one. Secret. */
  challenge: z.string().max(64).optional().catch(undefined),
});
