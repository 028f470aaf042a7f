import { domains } from '@portal/schema/rest';
import type { Actor, Simulated } from '../../../test/simulation/act.ts';

const { commitment, member } = domains;

/** How many members get access per day. */
const accountsOpenedPerDay = 2;

/** Returns the packages of a member with access; none for all others. */
async function listPackages({ call }: Actor) {
  if ((await call(member.userInfo, {})).commitmentPackageStatus !== 1) return [];
  return (await call(commitment.commitmentPackageList, { pageSize: 1, cursor: null })).packages;
}

export default {
  morning: async ({ member: anyone, command }) => {
    for (let opened = 0; opened < accountsOpenedPerDay; opened += 1) {
      const who = anyone();
      if (who !== undefined) await command(`member flag ${who} commitment on`);
    }
  },
  acts: {
    'apply for a commitment package': {
      weight: 4,
      run: async (actor) => {
        const { random, call } = actor;
        const packages = await listPackages(actor);
        const offer = random.pick(packages.filter(({ applyBlockingReason }) => applyBlockingReason === null));
        if (offer === undefined) return false;
        const statement = 'I will pay every premium.';
        await call(commitment.addCommitmentPackage, { commitmentPackageId: offer.id, statement });
        return true;
      },
    },
    'claim a free package': {
      weight: 4,
      run: async (actor) => {
        const { random, call, confirmed } = actor;
        const packages = await listPackages(actor);
        const offer = random.pick(packages.filter(({ claimBlockingReason }) => claimBlockingReason === null));
        if (offer?.application == null) return false;
        await call(commitment.receiveCommitmentPackage, { ...confirmed(), id: offer.application.id });
        return true;
      },
    },
  },
} satisfies Simulated;
