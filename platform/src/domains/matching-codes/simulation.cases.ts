import { domains, type AnswerOf } from '@portal/schema/rest';
import { formatAmount, toMinor } from '@portal/schema/rules';
import type { Actor, Simulated } from '../../../test/simulation/act.ts';

const { insurance, 'matching-codes': matchingCodes } = domains;

/** Members with access: a code can be sent only to them. */
const open = new Set<string>();

/** How many members get access per day. */
const accountsOpenedPerDay = 3;

type Code = AnswerOf<typeof matchingCodes.matchingCodeList>['records'][number];

/** Returns a pending code of the member, preferably one that can be activated. */
async function listPendingCodes(
  { userName, call, random }: Actor,
  suits: (code: Code) => boolean,
): Promise<Code | undefined> {
  if (!open.has(userName)) return undefined;
  const request = { status: 'PENDING', pageSize: 50, cursor: null } as const;
  const { records } = await call(matchingCodes.matchingCodeList, request);
  return random.pick(records.filter(suits));
}

export default {
  setUp: async () => open.clear(),
  morning: async ({ random, member, command }) => {
    for (let opened = 0; opened < accountsOpenedPerDay; opened += 1) {
      const who = member();
      if (who === undefined) return;
      await command(`member flag ${who} matching-codes on`);
      open.add(who);
    }
    const user = member();
    if (user === undefined) return;
    const output = (await command(`pin list ${user}`)) ?? '';
    const pending = /^(\d+) .*PENDING/m.exec(output)?.[1];
    if (pending !== undefined && random.chance(0.3)) await command(`pin return ${pending} --reason Asked`);
  },
  acts: {
    'buy PIN codes': {
      weight: 6,
      run: async (actor) => {
        if (!open.has(actor.userName)) return false;
        const has = await actor.available('INSURANCE_POINT');
        const quantity = 1 + actor.random.below(3);
        const costs = (price: string) => toMinor(price) * BigInt(quantity);
        const { records } = await actor.call(insurance.matchingList, {});
        const offer = actor.random.pick(records.filter(({ amount }) => costs(amount) <= has));
        if (offer === undefined) return false;
        await actor.call(matchingCodes.buyMatchingCode, {
          ...actor.confirmed(),
          matchingId: offer.id,
          quantity,
          amount: formatAmount(costs(offer.amount)),
        });
        return true;
      },
    },
    'activate a PIN code': {
      weight: 6,
      run: async (actor) => {
        const code = await listPendingCodes(actor, ({ blockingReason }) => blockingReason === null);
        if (code === undefined) return false;
        const name = actor.random.chance(0.5) ? { id: code.id } : { matchingCode: code.code };
        await actor.call(matchingCodes.activeMatchingCode, { ...actor.confirmed(), ...name });
        return true;
      },
    },
    'transfer a PIN code': {
      weight: 4,
      run: async (actor) => {
        const code = await listPendingCodes(actor, () => true);
        const toUserName = actor.other();
        if (code === undefined || toUserName === undefined || !open.has(toUserName)) return false;
        if (await actor.isClosed(matchingCodes.transferMatchingCode)) return false;
        await actor.call(matchingCodes.transferMatchingCode, {
          ...actor.confirmed(),
          id: code.id,
          toUserName,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
