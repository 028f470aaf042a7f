/** The HTTP bodies around the envelope: requests of the gateway and answers of the platform. */
import { z } from 'zod';

/** Body of a sealed call. */
export const sealedBody = z.strictObject({
  requestData: z.string(),
  encrypted: z.literal(true),
  ip: z.string().min(1).max(45),
  time: z.number().int(),
});

/** Body of a plain call; only endpoints whose contract allows it accept one. */
export const plainBody = z.strictObject({ data: z.unknown(), needEn: z.literal(false) });

/** Body of every answer. Only code 20000 has `data`: a JWE for a sealed call, plain JSON otherwise. */
export const answerBody = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown().optional(),
});
