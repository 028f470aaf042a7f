import { defineDomain } from '../../declaration/domain.ts';
import { endSession, listSessions } from '../../identity/own-sessions.ts';
import { Captchas, deleteExpiredCaptchas } from './captcha.ts';
import { changeEmail, sendEmailCodes } from './change-email.ts';
import { countriesIn } from './countries.ts';
import { fields } from './fields.ts';
import { resetPassword, sendPasswordCode } from './forgot.ts';
import { getIdleLimit, setIdleLimit } from './idle-limit.ts';
import { deleteOldNetworks } from './known-networks.ts';
import { login } from './login.ts';
import { deleteExpiredCodes, deleteSupportCodes, MailedCodes } from './mailed-codes.ts';
import { mails } from './mails.ts';
import { commands, gauges } from './operator.ts';
import { refusals } from './refusals.ts';
import { register } from './register.ts';
import { resetTransactionPassword, sendTransactionCode } from './reset-transaction-password.ts';
import { deleteSignInFailures, SignInGuard } from './sign-in-guard.ts';
import { deleteExpiredSteps } from './sign-in-step.ts';
import { createTabTicket, deleteOldTickets, redeemTabTicket } from './tab-ticket.ts';

/** Registering, signing in, and recovering a password. */
export const session = defineDomain({
  name: 'session',
  refusals,
  mails,
  fields,
  routes: (services) => {
    const captchas = new Captchas(services.database, services.clock, services.captchaText);
    const codes = new MailedCodes(services);
    const guard = new SignInGuard(services);
    return {
      visitorRules: async () => ({
        signInNeedsCaptcha: services.visitorRules.signInCaptcha === 'always',
        registrationNeedsEmail: services.visitorRules.registrationEmail === 'required',
      }),
      countryList: ({ locale }) => ({ records: [...countriesIn(locale)] }),
      captchaImage: async () => {
        const { id, image, expiresAt } = await captchas.create();
        return {
          captchaId: id,
          image: `data:image/png;base64,${image.toString('base64')}`,
          expireTime: expiresAt.getTime(),
        };
      },
      userRegister: ({ data, locale, ip }) => register(services, captchas, data, { locale, ip }),
      login: ({ data, locale, ip, userAgent }) =>
        login(services, captchas, guard, data, { locale, ip, userAgent }),
      logout: async ({ member }) => {
        await services.sessions.end(member.session, 'signed_out');
        return {};
      },
      createTabTicket: ({ member, data, ip, userAgent }) =>
        createTabTicket(services, member.session, data, { ip, userAgent }),
      redeemTabTicket: ({ data, ip, userAgent }) => redeemTabTicket(services, data, { ip, userAgent }),
      sessions: ({ member }) =>
        listSessions(services.database, services.clock, member, services.sessions.idleSince()),
      idleLimit: ({ member }) => getIdleLimit(services, member.id),
      setIdleLimit: ({ member, data }) => setIdleLimit(services, member.id, data),
      endSession: async ({ member, data: { sessionId } }) => {
        const { database, clock } = services;
        if (!(await endSession(database, clock, member.id, sessionId))) throw refusals.SESSION_UNKNOWN();
        return listSessions(database, clock, member, services.sessions.idleSince());
      },
      endOtherSessions: async ({ member }) => {
        const { database, clock, sessions } = services;
        await sessions.endOthers(database, member.id, member.session, 'signed_out');
        return listSessions(database, clock, member, services.sessions.idleSince());
      },
      sendTransactionCode: ({ member, data, locale, ip }) =>
        sendTransactionCode(services, codes, member, data, { locale, ip }),
      resetTransactionPassword: ({ member, data, ip }) =>
        resetTransactionPassword(services, codes, member, data, ip),
      sendEmailCodes: ({ member, data, locale, ip }) =>
        sendEmailCodes(services, codes, member, data, { locale, ip }),
      changeEmail: ({ member, data, ip }) => changeEmail(services, codes, member, data, ip),
      noLoginSend: ({ data, locale, ip }) => sendPasswordCode(services, captchas, codes, data, locale, ip),
      forgotPassword: ({ data, ip }) => resetPassword(services, codes, guard, data, ip),
    };
  },
  commands,
  gauges,
  retention: [
    deleteExpiredCaptchas,
    deleteExpiredCodes,
    deleteSupportCodes,
    deleteSignInFailures,
    deleteOldNetworks,
    deleteExpiredSteps,
    deleteOldTickets,
  ],
});
