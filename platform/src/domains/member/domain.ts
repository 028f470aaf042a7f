import { defineDomain } from '../../domain.ts';
import { answeredFrom } from '../../server/implement.ts';
import { acceptTerms } from './agreement.ts';
import { audit } from './audit.ts';
import { forgetExpiredProofs } from './confirmation.ts';
import { demo } from './demo.ts';
import { mailPreferencesOf, setMailPreference } from './mail-preferences.ts';
import { commands } from './operator.ts';
import { changeLoginPassword, changeTransactionPassword, forgetOldChanges } from './passwords.ts';
import { pauseWhilePayoutsClosed } from './payouts.ts';
import { profileRead, toProfile, type ProfileRow } from './profile.ts';
import { coinList, publishedTexts } from './published.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';
import { commands as textCommands } from './texts.ts';

/** The member's own data, passwords and agreement, and what the platform publishes. */
export const member = defineDomain({
  name: 'member',
  refusals,
  mails,
  fields,
  routes: (services, { reviewTimes }) => ({
    userInfo: answeredFrom(profileRead, (rows: readonly ProfileRow[], { data, locale }) =>
      toProfile(services.database, rows, data, locale),
    ),
    updatePassWord: async ({ member, data }) => {
      await changeLoginPassword(services, member, data);
      return {};
    },
    updateTransactionPassword: async ({ member, data }) => {
      await changeTransactionPassword(services, member, data);
      return {};
    },
    updateAgreeStatus: async ({ member, data }) => {
      await acceptTerms(services.database, member.id, services.clock.now(), BigInt(data.termsId));
      return {};
    },
    usualReviewTimes: async () => ({ records: [...(await reviewTimes.usual())] }),
    mailPreferences: ({ member }) => mailPreferencesOf(services, member.id),
    setMailPreference: ({ member, data }) => setMailPreference(services, member.id, data),
    coinList: () => ({ records: [...coinList] }),
    appMediaList: ({ data, locale }) => publishedTexts(services, data, locale),
  }),
  sendingPauses: [pauseWhilePayoutsClosed],
  retention: [forgetOldChanges, forgetExpiredProofs],
  commands: [...commands, ...textCommands],
  audit,
  demo,
});
