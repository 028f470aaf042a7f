/** HTTP bodies of the envelope: requests of the gateway and answers of the platform. */
import { z } from 'zod';
import { needs } from '../errors.ts';

/** Body of a sealed call. */
export const sealedBody = z.strictObject({
  requestData: z.string(),
  encrypted: z.literal(true),
  ip: z.string().min(1).max(45),
  time: z.number().int(),
});

/** Body of a plain call, for endpoints whose contract allows it. */
export const plainBody = z.strictObject({ data: z.unknown(), needEn: z.literal(false) });

/**
 * Body of every answer. With code 20000, `data` is the result, sealed for a sealed call. In a refusal of a sealed call
 * it is the sealed {@link refusalBody}.
 */
export const answerBody = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown().optional(),
});

/** The sealed content of a refusal. No result has this shape. */
export const refusalBody = z.strictObject({
  code: z.number().int(),
  message: z.string(),
  /** What the member needs to proceed; omitted if nothing. Unknown needs are ignored. */
  needs: z.enum(needs).optional().catch(undefined),
  /** The refused field by its name in the request; omitted if there is no single one. */
  field: z.string().optional().catch(undefined),
  /** The challenge for the next step, if the need has one. Secret. */
  challenge: z.string().max(64).optional().catch(undefined),
});
