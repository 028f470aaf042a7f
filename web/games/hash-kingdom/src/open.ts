/** Opening the game: by the token in the address, which is good once, or by the session that it became. */
import { send, Refused } from './gateway.ts';
import {
  EnterHashKingdomDocument,
  HashKingdomDocument,
  type KingdomPartsFragment,
} from './hash-kingdom.generated.ts';
import { getKept, keep } from './kept.ts';

/** Kept in this tab, so that a reload continues if the page has storage. */
const sessionKey = 'hash-kingdom.session';

export interface Opened {
  readonly session: string;
  readonly kingdom: KingdomPartsFragment;
}

/** Why the game could not be opened, in the platform's words; empty where it has none. */
export interface NotOpened {
  readonly message: string;
}

/** Returns the token of the address and removes it from there, so that no history contains it. */
function takeLaunchToken(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('launch');
  if (token !== null) window.history.replaceState(null, '', window.location.pathname);
  return token;
}

/** Opens the game in a language. */
export async function open(locale: string): Promise<Opened | NotOpened> {
  const launchToken = takeLaunchToken();
  try {
    if (launchToken !== null) {
      const { enterHashKingdom } = await send(EnterHashKingdomDocument, { input: { launchToken } }, locale);
      keep('sessionStorage', sessionKey, enterHashKingdom.session);
      return enterHashKingdom;
    }
    const session = getKept('sessionStorage', sessionKey);
    if (session === null) return { message: '' };
    const { hashKingdom } = await send(HashKingdomDocument, { session }, locale);
    return hashKingdom === null ? { message: '' } : { session, kingdom: hashKingdom };
  } catch (error) {
    return { message: error instanceof Refused ? error.message : '' };
  }
}
