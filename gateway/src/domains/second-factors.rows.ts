import { testPassword, type TestPlatform } from '@portal/platform/testing';
import { challengeFor, codeAt, insertApp } from '@portal/platform/testing/factors';
import type { DomainRows } from '../../test/rows.ts';

/** The app of the member who removes factors, and the platform by whose clock it shows codes. */
let used: { readonly platform: TestPlatform; readonly secret: string } | undefined;

/** A code that was not shown before. */
function nextCode(platform: TestPlatform, secret: string): string {
  platform.clock.advance(30_000);
  return codeAt(secret, platform.clock.now());
}

const ofRow = () => {
  if (used === undefined) throw new Error('the row was not prepared');
  return used;
};

export const rows: DomainRows = {
  ids: [
    {
      at: 'removeSecondFactor:input.id',
      prepare: async (platform) => {
        used = { platform, secret: (await insertApp(platform, 'budisantoso')).secret };
      },
      make: async ({ userName }) => insertApp(ofRow().platform, userName),
      args: (id) => {
        const { platform, secret } = ofRow();
        return { input: { id, loginPassword: testPassword, factorCode: nextCode(platform, secret) } };
      },
    },
  ],
  placeholders: {
    'what the app shows': (platform, answers) => {
      const { prepareAuthenticatorApp } = answers['PrepareAuthenticatorApp'] as {
        prepareAuthenticatorApp: { secret: string };
      };
      return nextCode(platform, prepareAuthenticatorApp.secret);
    },
    'the challenge of SignIn': (platform) => challengeFor(platform, 'aiko'),
  },
};
