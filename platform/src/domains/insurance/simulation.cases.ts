import { domains, type AnswerOf } from '@portal/schema/rest';
import { formatAmount, minorPerUnit, toMinor } from '@portal/schema/rules';
import type { Actor, Simulated, SimulatedOperator } from '../../../test/simulation/act.ts';
import { businessDate } from '../../kernel/clock.ts';

const { insurance } = domains;

type ContractView = AnswerOf<typeof insurance.buyMatching>;

const coin = 'INSURANCE_POINT';

/** Returns a random package of the member in one of these states and, if given, of that kind. */
async function pickContract(
  { call, random }: Actor,
  suits: (contract: ContractView) => boolean,
): Promise<ContractView | undefined> {
  const { records } = await call(insurance.buyMatchingList, { pageSize: 50, cursor: null });
  return random.pick(
    records.filter((one) => one.status !== 'TERMINATED' && one.kind !== 'TRIAL' && suits(one)),
  );
}

const offers = async ({ call }: Actor) =>
  (await call(insurance.matchingList, {})).records.filter((one) => one.purchases < one.maxPurchases);

/** Sets the rate of the day, including losses, and sometimes grants, premiums and fines. */
async function operatePackages({ random, now, member, command }: SimulatedOperator): Promise<void> {
  if (random.chance(0.7)) {
    const rate = (random.below(30_000) - 12_000) / 1_000_000;
    await command(`trade publish ${businessDate(now)} ${rate.toFixed(6)}`);
  }
  const user = member();
  if (user === undefined) return;
  if (random.chance(0.1)) await command(`package grant ${user} --special 1`);
  if (random.chance(0.1)) await command(`package grant ${user} --trial 1`);
  if (random.chance(0.1)) await command(`fine ${user} ${1 + random.below(20)} --reason Late`);
  const output = (await command(`package list ${user}`)) ?? '';
  const contract = /^contract (\d+) .*LOCKED/m.exec(output)?.[1];
  if (contract !== undefined && random.chance(0.3)) await command(`premium issue ${contract}`);
  const issued = /^premium (\d+) .*ISSUED/m.exec(output)?.[1];
  if (issued !== undefined && random.chance(0.5)) await command(`premium recall ${issued}`);
}

export default {
  morning: operatePackages,
  acts: {
    'buy an insurance package': {
      weight: 16,
      run: async (actor) => {
        const has = await actor.available(coin);
        const offer = actor.random.pick((await offers(actor)).filter((one) => toMinor(one.amount) <= has));
        if (offer === undefined) return false;
        const { unlockTime } = await actor.call(insurance.buyMatching, {
          ...actor.confirmed(),
          matchingId: offer.id,
          amount: offer.amount,
        });
        if (actor.random.chance(0.5)) actor.comeBack(new Date(unlockTime));
        return true;
      },
    },
    'upgrade an insurance package': {
      weight: 3,
      run: async (actor) => {
        const contract = await pickContract(actor, () => true);
        if (contract === undefined) return false;
        const { records } = await actor.call(insurance.matchingList, {});
        const price = toMinor(records.find(({ id }) => id === contract.matchingId)?.amount ?? '0');
        const has = await actor.available(coin);
        const next = actor.random.pick(
          (await offers(actor)).filter(
            (one) => toMinor(one.amount) > price && toMinor(one.amount) - price <= has,
          ),
        );
        if (next === undefined) return false;
        await actor.call(insurance.upgradeMatching, {
          ...actor.confirmed(),
          id: contract.id,
          matchingId: next.id,
          amount: formatAmount(toMinor(next.amount) - price),
        });
        return true;
      },
    },
    'refill an insurance package': {
      weight: 4,
      run: async (actor) => {
        const has = await actor.available(coin);
        const contract = await pickContract(
          actor,
          ({ lostAmount: lost }) => lost !== '0' && toMinor(lost) <= has,
        );
        if (contract === undefined) return false;
        await actor.call(insurance.fillingPositions, {
          ...actor.confirmed(),
          id: contract.id,
          amount: contract.lostAmount,
        });
        return true;
      },
    },
    'add to an insurance package': {
      weight: 4,
      run: async (actor) => {
        const roomOf = (one: ContractView) =>
          toMinor(one.maxAmount) - toMinor(one.amount) - toMinor(one.lostAmount);
        const has = await actor.available(coin);
        const added = BigInt(1 + actor.random.below(100)) * minorPerUnit;
        const contract = await pickContract(actor, (one) => one.status === 'LOCKED' && roomOf(one) >= added);
        if (contract === undefined || has < added) return false;
        await actor.call(insurance.addWarehouse, {
          ...actor.confirmed(),
          id: contract.id,
          amount: formatAmount(added),
        });
        return true;
      },
    },
    'pay a premium': {
      weight: 10,
      run: async (actor) => {
        const contract = await pickContract(actor, ({ status }) => status === 'LOCKED');
        if (contract === undefined) return false;
        const { amount } = await actor.call(insurance.checkBuyInsurance, { id: contract.id });
        if (amount === null || (await actor.available(coin)) < toMinor(amount)) return false;
        await actor.call(insurance.buyInsurance, { ...actor.confirmed(), id: contract.id, amount });
        return true;
      },
    },
    'redeem an insurance package': {
      weight: 8,
      run: async (actor) => {
        const contract = await pickContract(actor, ({ status }) => status === 'UNLOCKED');
        if (contract === undefined) return false;
        const { actualAmount } = await actor.call(insurance.redeemFee, { id: contract.id });
        await actor.call(insurance.redeem, { ...actor.confirmed(), id: contract.id, amount: actualAmount });
        return true;
      },
    },
    'switch compounding of insurance profits': {
      weight: 1,
      run: async ({ call, random }) => {
        await call(insurance.updateInsuranceAutoAddWarehouseStatus, {
          autoAddWarehouseStatus: random.chance(0.5) ? 1 : 0,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
