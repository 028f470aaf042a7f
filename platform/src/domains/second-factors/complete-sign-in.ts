/** The second step of a sign-in, with any factor. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { SessionUse } from '../../identity/sessions.ts';
import type { Services } from '../../services/services.ts';
import { completeSignIn } from '../session/index.ts';
import { getFactorState } from './factors.ts';
import { mails } from './mails.ts';
import { stepScope } from './passkey-challenges.ts';
import { proveFactor } from './prove.ts';

type Endpoint = (typeof domains)['second-factors']['completeLogin'];

/** Begins the session, and emails the member about a used recovery code, because there are few of them. */
export const completeLogin = (
  services: Services,
  { challenge, factorCode: code }: ParsedRequestOf<Endpoint>,
  from: SessionUse,
): Promise<AnswerOf<Endpoint>> =>
  completeSignIn(services, { challenge, from }, (memberId, budget, then) =>
    proveFactor(
      services,
      { memberId, code, budget, takesRecoveryCode: true, scope: stepScope(challenge) },
      async (tx, isRecovery) => {
        await then(tx);
        if (!isRecovery) return;
        const { recoveryCodesLeft: left } = await getFactorState(tx, memberId);
        const time = services.clock.now().toISOString();
        await services.outbox.put(tx, memberId, mails.RECOVERY_CODE_USED({ time, left: left.toString() }));
      },
    ),
  );
