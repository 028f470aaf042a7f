import { testPassword, type TestPlatform } from '@portal/platform/testing';
import { challengeFor, codeAt, insertApp, removeFactors } from '@portal/platform/testing/factors';
import { SoftPasskey } from '@portal/platform/testing/passkeys';
import type { DomainTestCases } from '../../../test/cases.ts';

/** The authenticator of the member who removes factors, and the platform whose clock it uses. */
let used: { readonly platform: TestPlatform; readonly secret: string } | undefined;

/** The passkey of the examples. */
const passkey = new SoftPasskey();

/** JSON escaped for a string literal of a document. */
const quoted = (json: string): string => JSON.stringify(json).slice(1, -1);

/** A code that has not been used. */
function nextCode(platform: TestPlatform, secret: string): string {
  platform.clock.advance(30_000);
  return codeAt(secret, platform.clock.now());
}

const ofRow = () => {
  if (used === undefined) throw new Error('the row was not prepared');
  return used;
};

export const testCases: DomainTestCases = {
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
      // Operations in other test cases would need a code.
      finish: removeFactors,
    },
  ],
  placeholders: {
    'what the app shows': (platform, answers) => {
      const { prepareAuthenticatorApp } = answers['PrepareAuthenticatorApp'] as {
        prepareAuthenticatorApp: { secret: string };
      };
      return nextCode(platform, prepareAuthenticatorApp.secret);
    },
    'the new passkey as JSON': (_platform, answers) => {
      const { preparePasskey } = answers['PreparePasskey'] as { preparePasskey: { options: string } };
      return quoted(passkey.create(preparePasskey.options));
    },
    'what the passkey answers to AskPasskey': (_platform, answers) => {
      const { askPasskey } = answers['AskPasskey'] as { askPasskey: { options: string } };
      return quoted(passkey.get(askPasskey.options));
    },
    'what the passkey answers to AskPasskeyLogin': (_platform, answers) => {
      const { askPasskeyLogin } = answers['AskPasskeyLogin'] as { askPasskeyLogin: { options: string } };
      return quoted(passkey.get(askPasskeyLogin.options));
    },
    'the challenge of SignIn': (platform) => challengeFor(platform, 'aiko'),
  },
};
