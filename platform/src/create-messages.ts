/** The platform's messages: the shared refusals and field names, and those of the domains. */
import { refusals as addressRefusals } from './address-refusals.ts';
import { byName } from './domain.ts';
import { contributions, limitRefusals } from './domains/index.ts';
import { refusals as ledgerRefusals } from './ledger/refusals.ts';
import { Messages, refusals as fieldRefusals, type RefusalDefinition } from './messages/index.ts';
import { refusals as sessionRefusals } from './sessions/refusals.ts';
import { refusals as pictureRefusals } from './uploads/refusals.ts';

/** Creates the messages of all refusals. Throws for a duplicate code or field name. */
export function createMessages(): Messages {
  const shared = [
    fieldRefusals,
    ledgerRefusals,
    sessionRefusals,
    pictureRefusals,
    addressRefusals,
    limitRefusals,
  ].flatMap((refusals) => Object.values<RefusalDefinition>(refusals));
  const definitions = byName(
    'the refusal',
    [['the platform', shared], ...contributions(({ refusals = {} }) => Object.values(refusals))],
    ({ code }) => code,
  );
  const fields = byName(
    'the field',
    contributions(({ fields = {} }) => Object.entries(fields)),
    ([name]) => name,
  );
  return new Messages(definitions, Object.fromEntries(fields.values()));
}
