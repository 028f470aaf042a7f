import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';

import { onEachPlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { banMember } from '../member/ban.ts';
import { lookUpsPerDay } from './recipient.ts';

const { recipient } = domains.transfer;

onEachPlatform('the look-up of a recipient', (suite) => {
  let aiko: TestMember;
  let token: string;
  beforeAll(async () => {
    suite.platform.clock.set('2026-03-11T16:30:00Z');
    await suite.platform.addMember('Budi');
    suite.platform.clock.set('2026-11-21T03:00:00Z');
    aiko = await suite.platform.addMember('aiko');
    token = await suite.platform.signIn(aiko);
  });
  const ask = (toUserName: string) => suite.client.callLoosely(recipient, { toUserName }, { token });

  it('tells the name as registered and the day of joining in GMT+8, and nothing else', async () => {
    const { result } = await ask('bUDI');
    expect(result).toEqual({ userName: 'Budi', joinDate: '2026-03-12' });
  });

  it.each([
    ['nobody', 'There is no member named nobody. Check the username.'],
    ['AIKO', "This is your own username. Enter another member's."],
    ['a b', /spaces/],
    ['', /Recipient/],
  ])('refuses %j and names the field', async (name, message) => {
    const answer = await ask(name);
    expect(answer).toMatchObject({ code: 9001, result: undefined, word: { field: 'toUserName' } });
    expect(answer.message).toMatch(message);
  });

  it('refuses a member who is banned', async () => {
    await suite.platform.addMember('zed');
    await banMember(suite.platform.services, 'zed', 'A test');
    expect((await ask('ZED')).message).toMatch(/^zed cannot receive transfers at the moment/);
  });

  it('is possible so often on a business day, for names that are there and names that are not', async () => {
    suite.platform.clock.set('2026-11-22T03:00:00Z');
    token = await suite.platform.signIn(aiko);
    const half = lookUpsPerDay / 2;
    for (let asked = 0; asked < half; asked += 1) {
      expect((await ask('budi')).code).toBe(20000);
      expect((await ask('nobody')).code).toBe(9001);
    }
    expect((await ask('budi')).message).toMatch(/looked up 200 members today/);
    suite.platform.clock.set('2026-11-22T16:00:00Z');
    expect((await ask('budi')).code).toBe(20000);
  });
});
