/** The second step of a sign-in, with whatever proves a factor. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Services } from '../../services.ts';
import type { SessionUse } from '../../sessions/sessions.ts';
import { completeSignIn } from '../session/index.ts';
import { stateOf } from './factors.ts';
import { mails } from './mails.ts';
import { askedForStep } from './passkey-challenges.ts';
import { proveFactor } from './prove.ts';

type Endpoint = (typeof domains)['second-factors']['completeLogin'];

/** Begins the session, and mails the member about a recovery code that was used: there are few of them. */
export const completeLogin = (
  services: Services,
  { challenge, factorCode: code }: ParsedRequestOf<Endpoint>,
  from: SessionUse,
): Promise<ResultOf<Endpoint>> =>
  completeSignIn(services, { challenge, from }, (memberId, budget, then) =>
    proveFactor(
      services,
      { memberId, code, budget, takesRecoveryCode: true, asked: askedForStep(challenge) },
      async (tx, isRecovery) => {
        await then(tx);
        if (!isRecovery) return;
        const { recoveryCodesLeft: left } = await stateOf(tx, memberId);
        const time = services.clock.now().toISOString();
        await services.outbox.put(tx, memberId, mails.RECOVERY_CODE_USED({ time, left: left.toString() }));
      },
    ),
  );
