/** A fake of the browser's passkeys: `vi.mock('@simplewebauthn/browser', () => import('…/test/webauthn.ts'))`. */
import { vi } from 'vitest';

type Ask = (asked: { optionsJSON: { challenge: string } }) => Promise<unknown>;

export const startAuthentication = vi.fn<Ask>();
export const startRegistration = vi.fn<Ask>();
