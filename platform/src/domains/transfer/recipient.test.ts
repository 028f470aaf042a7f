import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { banMember } from '../member/ban.ts';
import { lookUpsPerDay } from './recipient.ts';

const { 'matching-codes': matchingCodes, transfer } = domains;
const { recipient } = transfer;

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

  it('returns only the registered name and the day of joining in GMT+8', async () => {
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
    expect(answer).toMatchObject({ code: 9001, result: undefined, refusal: { field: 'toUserName' } });
    expect(answer.message).toMatch(message);
  });

  it('refuses a member who is banned', async () => {
    await suite.platform.addMember('zed');
    await banMember(suite.platform.services, 'zed', 'A test');
    expect((await ask('ZED')).message).toMatch(/^zed cannot receive transfers at the moment/);
  });

  it('stops at a limit per business day, for existing and unknown names alike', async () => {
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

onEachPlatform('orders that name a member', (suite) => {
  let token: string;
  let keys = 0;
  beforeAll(async () => {
    suite.platform.clock.set('2026-11-21T03:00:00Z');
    const options = { balances: { CASH_POINT: '100' }, flags: { matchingCodes: true } } as const;
    token = await suite.platform.signIn(await suite.platform.addMember('aiko', options));
    for (const name of ['budi', 'chen', 'dana', 'eunji']) await suite.platform.addMember(name);
  });
  const confirmed = () => ({
    idempotencyKey: `key-of-a-named-order-${(keys += 1)}`,
    transactionPassword: testTransactionPassword,
  });
  const send = (toUserName: string, change: { amount?: string; idempotencyKey?: string } = {}) =>
    suite.client.callLoosely(
      transfer.makeOver,
      { coinName: 'CASH_POINT', amount: '1', toUserName, remark: null, ...confirmed(), ...change },
      { token },
    );
  const sendCode = (toUserName: string) =>
    suite.client.callLoosely(
      matchingCodes.transferMatchingCode,
      { ...confirmed(), id: '1', toUserName },
      { token },
    );
  const usedUp = /^200 of your orders today named a member and came to nothing/;

  it('count if they move nothing; past the limit only known members can be named', async () => {
    expect((await send('budi')).code).toBe(20000);
    await suite.client.call(transfer.saveRecipient, { toUserName: 'chen' }, { token });
    const first = { idempotencyKey: 'key-of-the-first-one' };
    // Attempts count for an unknown name, and for a member's name with more than the balance or an invalid code.
    expect((await send('nobody', first)).message).toMatch(/^There is no member named nobody/);
    expect((await send('dana', { amount: '5000' })).message).toMatch(/^You do not have enough/);
    expect((await sendCode('nobody')).message).toMatch(/^There is no member named nobody/);
    expect((await sendCode('dana')).message).toMatch(/^dana cannot receive PIN codes/);
    // A repeated order reveals nothing new, and neither does one that is refused before its name is checked.
    expect((await send('nobody', first)).message).toMatch(/^There is no member named nobody/);
    expect((await send('nobody', { amount: '0.5' })).message).toMatch(/minimum/);
    for (let asked = 4; asked < lookUpsPerDay; asked += 1)
      expect((await send(`nobody${asked}`)).message).toMatch(/^There is no member named/);

    for (const name of ['nobody', 'dana', 'aiko']) {
      expect((await send(name)).message).toMatch(usedUp);
      expect((await sendCode(name)).message).toMatch(usedUp);
    }
    // Transfers to known members and look-ups still work.
    expect((await send('BUDI')).code).toBe(20000);
    expect((await send('chen')).code).toBe(20000);
    expect((await suite.client.call(recipient, { toUserName: 'dana' }, { token })).code).toBe(20000);
    suite.platform.clock.set('2026-11-21T16:00:00Z');
    expect((await send('dana')).code).toBe(20000);
  });

  it('ignore the limit for names that were looked up, and do not count if they move something', async () => {
    suite.platform.clock.set('2026-11-22T16:00:00Z');
    token = await suite.platform.signIn(
      await suite.platform.addMember('rich', { balances: { CASH_POINT: '900' } }),
    );
    for (let asked = 0; asked < lookUpsPerDay; asked += 1)
      await suite.client.call(recipient, { toUserName: 'eunji' }, { token });
    for (let sent = 0; sent < lookUpsPerDay; sent += 1) expect((await send('dana')).code).toBe(20000);
    expect((await send('eunji')).code).toBe(20000);
  });
});
