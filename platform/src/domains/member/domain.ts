import { defineDomain } from '../../declaration/domain.ts';
import { answerFromRead } from '../../http/implement.ts';
import { acceptTerms } from './agreement.ts';
import { audit } from './audit.ts';
import { deleteExpiredProofs } from './confirmation.ts';
import { loadContent } from './content.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { getMailPreferences, setMailPreference } from './mail-preferences.ts';
import { mails } from './mails.ts';
import { commands } from './operator.ts';
import { outgoingSuspension } from './outgoing-suspension.ts';
import { changeLoginPassword, changeTransactionPassword, deleteOldChanges } from './passwords.ts';
import { profileRead, toProfile, type ProfileRow } from './profile.ts';
import { coinList, publishedTexts } from './published.ts';
import { refusals } from './refusals.ts';
import { commands as textCommands } from './texts.ts';

/** The member's own data, passwords and agreement, and published texts. */
export const member = defineDomain({
  name: 'member',
  refusals,
  mails,
  fields,
  routes: (services, { reviewTimes }) => ({
    userInfo: answerFromRead(profileRead(services), (rows: readonly ProfileRow[], { data, locale }) =>
      toProfile(services, rows, data, locale),
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
    mailPreferences: ({ member }) => getMailPreferences(services, member.id),
    setMailPreference: ({ member, data }) => setMailPreference(services, member.id, data),
    coinList: () => ({ records: [...coinList] }),
    appMediaList: ({ data, locale }) => publishedTexts(services, data, locale),
  }),
  sendingPauses: [outgoingSuspension],
  retention: [deleteOldChanges, deleteExpiredProofs],
  commands: [...commands, ...textCommands],
  content: [loadContent],
  audit,
  demo,
});
