/** Tokens that prove who calls: told once, and stored as their hash alone. */
import { createHash, randomBytes } from 'node:crypto';

/** A new random token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token as it is stored. A random one of 256 bits needs no slow hash: there is nothing to guess. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
