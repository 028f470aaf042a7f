import { domains, type ResultOf } from '@portal/schema/rest';
import { formatAmount, toMinor } from '@portal/schema/rules';

import type { Actor, Simulated } from '../../../test/simulation/act.ts';

const { insurance, transfer, 'matching-codes': matchingCodes } = domains;

/** Members to whom the area is open: no code can be sent to anybody else. */
const open = new Set<string>();

/** Members to whom it is opened on a day. */
const openedADay = 3;

type Code = ResultOf<typeof matchingCodes.matchingCodeList>['records'][number];

/** A pending code of the member that can be activated, or any. */
async function pendingOf(
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
    for (let opened = 0; opened < openedADay; opened += 1) {
      const who = member();
      if (who === undefined) return;
      await command(`member flag ${who} matching-codes on`);
      open.add(who);
    }
    const user = member();
    if (user === undefined) return;
    const told = (await command(`pin list ${user}`)) ?? '';
    const pending = /^(\d+) .*PENDING/m.exec(told)?.[1];
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
        const code = await pendingOf(actor, ({ obstacle }) => obstacle === null);
        if (code === undefined) return false;
        const name = actor.random.chance(0.5) ? { id: code.id } : { matchingCode: code.code };
        await actor.call(matchingCodes.activeMatchingCode, { ...actor.confirmed(), ...name });
        return true;
      },
    },
    'transfer a PIN code': {
      weight: 4,
      run: async (actor) => {
        const code = await pendingOf(actor, () => true);
        const toUserName = actor.other();
        const { closedUntil } = await actor.call(transfer.makeOverConfigList, {});
        if (code === undefined || toUserName === undefined || !open.has(toUserName)) return false;
        if (closedUntil !== null) return false;
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
