import { commitmentStatuses, domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

onDemonstration("the demonstration's commitments", (suite, { signIn }) => {
  const listOf = async (userName: string) => {
    const page = { pageSize: 50, cursor: null };
    const token = await signIn(userName);
    const { result } = await suite.client.call(domains.commitment.commitmentPackageList, page, { token });
    return result;
  };

  it('cover every state, with free packages claimed, waiting and out of reach', async () => {
    const aiko = await listOf('aiko');
    expect(new Set(aiko?.records.map(({ status }) => status))).toEqual(new Set(commitmentStatuses));
    expect(aiko?.packages.map(({ name, claimBlockingReason }) => `${name} ${claimBlockingReason}`)).toEqual([
      'Starter CLAIMED',
      'Builder RUNNING',
      'Leader NOT_APPROVED',
      'Ambassador NOT_APPLIED',
    ]);
  });

  it('leave one to be claimed', async () => {
    expect((await listOf('chen'))?.packages[0]).toMatchObject({ name: 'Starter', claimBlockingReason: null });
  });
});
