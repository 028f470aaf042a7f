import { domains } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { onEachPlatform } from '../../../test/platforms.ts';
import { lookUpsPerDay } from './recipient.ts';
import { maxSaved } from './saved.ts';

const { saveRecipient, savedRecipients, removeRecipient } = domains.transfer;

onEachPlatform('saved recipients', (suite) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    suite.platform.clock.set('2026-11-21T03:00:00Z');
    for (const name of ['aiko', 'Budi', 'chen'])
      tokens[name] = await suite.platform.signIn(await suite.platform.addMember(name));
  });
  const as = (name: string) => ({ token: tokens[name] ?? '' });
  const save = (toUserName: string, by = 'aiko') =>
    suite.client.callLoosely(saveRecipient, { toUserName }, as(by));
  const namesOf = async (owner: string) =>
    (await suite.client.call(savedRecipients, {}, as(owner))).result?.records.map(({ userName }) => userName);

  it('list the recipients of a member, each once, by name', async () => {
    await save('chen');
    const { result } = await save('BUDI');
    const joinDate = '2026-11-21';
    expect(result).toEqual({
      records: [
        { userName: 'Budi', joinDate },
        { userName: 'chen', joinDate },
      ],
    });
    await save('budi');
    expect(await namesOf('aiko')).toEqual(['Budi', 'chen']);
    expect(await namesOf('chen')).toEqual([]);
  });

  it('allow only their member to remove one; removing an absent name succeeds', async () => {
    for (const name of ['budi', 'nobody'])
      expect((await suite.client.call(removeRecipient, { toUserName: name }, as('chen'))).code).toBe(20000);
    expect(await namesOf('aiko')).toEqual(['Budi', 'chen']);
    const { result } = await suite.client.call(removeRecipient, { toUserName: 'BUDI' }, as('aiko'));
    expect(result?.records.map(({ userName }) => userName)).toEqual(['chen']);
  });

  it.each([
    ['nobody', /^There is no member named nobody/],
    ['aiko', /own username/],
  ])('do not take %s', async (name, message) => {
    expect(await save(name)).toMatchObject({ code: 9001, refusal: { field: 'toUserName' } });
    expect((await save(name)).message).toMatch(message);
    expect(await namesOf('aiko')).toEqual(['chen']);
  });

  it('stop at fifty, however many are saved at once', async () => {
    const names = Array.from({ length: maxSaved + 2 }, (_, at) => `friend_${at}`);
    for (const name of names) await suite.platform.addMember(name);
    const answers = await Promise.all(names.map((name) => save(name, 'Budi')));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(maxSaved);
    expect(answers.find(({ code }) => code !== 20000)?.message).toMatch(/^You have 50 saved recipients/);
    expect(await namesOf('Budi')).toHaveLength(maxSaved);
    const [saved = ''] = (await namesOf('Budi')) ?? [];
    expect((await save(saved, 'Budi')).code, 'who is saved already').toBe(20000);
  });

  it('count as look-ups of the day', async () => {
    suite.platform.clock.set('2026-11-22T03:00:00Z');
    const token = await suite.platform.signIn(await suite.platform.addMember('dana'));
    for (let tried = 0; tried < lookUpsPerDay; tried += 1)
      await suite.client.callLoosely(saveRecipient, { toUserName: 'nobody' }, { token });
    const answer = await suite.client.callLoosely(saveRecipient, { toUserName: 'budi' }, { token });
    expect(answer.message).toMatch(/looked up 200 members today/);
  });
});
