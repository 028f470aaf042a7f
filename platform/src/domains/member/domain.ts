import { defineDomain } from '../../domain.ts';
import { demo } from './demo.ts';
import { coinList } from './coins.ts';
import { commands } from './operator.ts';
import {
  changeLoginPassword,
  changeTransactionPassword,
  proveLoginPassword,
  proveTransactionPassword,
} from './passwords.ts';
import { acceptTerms, profileOf } from './profile.ts';
import { publishedTexts } from './published.ts';
import { fields } from './fields.ts';
import { refusals } from './refusals.ts';

/** The member's own data, passwords and agreement, and what the platform publishes. */
export const member = defineDomain({
  name: 'member',
  refusals,
  fields,
  routes: (services) => ({
    userInfo: ({ member }) => profileOf(services, member.id),
    updatePassWord: async ({ member, data }) => {
      await proveLoginPassword(services, member, data.oldPassword);
      await changeLoginPassword(services, member.id, data.newPassword);
      return {};
    },
    updateTransactionPassword: async ({ member, data }) => {
      await proveLoginPassword(services, member, data.loginPassword);
      await proveTransactionPassword(services, member.id, data.oldPassword);
      await changeTransactionPassword(services, member.id, data.newPassword);
      return {};
    },
    updateAgreeStatus: async ({ member }) => {
      await acceptTerms(services, member.id);
      return {};
    },
    coinList: () => ({ records: [...coinList] }),
    appMediaList: ({ data, locale }) => publishedTexts(services, data, locale),
  }),
  commands,
  demo,
});
