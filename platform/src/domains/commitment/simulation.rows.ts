import { domains } from '@portal/schema/rest';

import type { Actor, Simulated } from '../../../test/simulation/act.ts';

const { commitment, member } = domains;

/** Members to whom the area is opened on a day. */
const openedADay = 2;

/** The packages of a member to whom the area is open; none for all others. */
async function packagesOf({ call }: Actor) {
  if ((await call(member.userInfo, {})).commitmentPackageStatus !== 1) return [];
  return (await call(commitment.commitmentPackageList, { pageSize: 1, cursor: null })).packages;
}

export default {
  morning: async ({ member: anyone, command }) => {
    for (let opened = 0; opened < openedADay; opened += 1) {
      const who = anyone();
      if (who !== undefined) await command(`member flag ${who} commitment on`);
    }
  },
  acts: {
    'apply for a commitment package': {
      weight: 4,
      run: async (actor) => {
        const { random, call } = actor;
        const packages = await packagesOf(actor);
        const offer = random.pick(packages.filter(({ applyObstacle }) => applyObstacle === null));
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
        const packages = await packagesOf(actor);
        const offer = random.pick(packages.filter(({ claimObstacle }) => claimObstacle === null));
        if (offer?.application == null) return false;
        await call(commitment.receiveCommitmentPackage, { ...confirmed(), id: offer.application.id });
        return true;
      },
    },
  },
} satisfies Simulated;
