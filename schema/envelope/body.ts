/** The bodies that travel around the envelope: what the gateway posts, and what the platform answers. */
import { z } from 'zod';

/** Body of a sealed call. */
export const sealedBody = z.strictObject({
  requestData: z.string(),
  encrypted: z.literal(true),
  ip: z.string().min(1).max(45),
  time: z.number().int(),
});

/** Body of a plain call; only endpoints that say so accept one. */
export const plainBody = z.strictObject({ data: z.unknown(), needEn: z.literal(false) });

/** Body of every answer. `data` is there only with code 20000: a JWE for a sealed call, else plain JSON. */
export const answerBody = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown().optional(),
});
