import { domains } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import type { Captchas } from './captcha.ts';
import { countriesIn } from './countries.ts';
import { resetPassword, sendPasswordCode } from './forgot.ts';
import { login } from './login.ts';
import type { PasswordCodes } from './password-code.ts';
import { register } from './register.ts';

/** Registering, signing in, and recovering a password. */
export function sessionDomain(
  services: Services,
  captchas: Captchas,
  codes: PasswordCodes,
): Implementation<typeof domains.session> {
  return implement(domains.session, {
    countryList: ({ locale }) => ({ records: [...countriesIn(locale)] }),
    captchaImage: async () => {
      const { id, image, expiresAt } = await captchas.create();
      return {
        captchaId: id,
        image: `data:image/png;base64,${image.toString('base64')}`,
        expireTime: expiresAt.getTime(),
      };
    },
    userRegister: ({ data }) => register(services, captchas, data),
    login: ({ data }) => login(services, data),
    noLoginSend: ({ data, locale }) => sendPasswordCode(services, captchas, codes, data, locale),
    forgotPassword: ({ data }) => resetPassword(services, codes, data),
  });
}
