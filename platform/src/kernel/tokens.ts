/** Tokens that authenticate a caller: returned once, and stored only as a hash. */
import { createHash, randomBytes } from 'node:crypto';

/** A new random token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A random token of 256 bits needs no slow hash. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
