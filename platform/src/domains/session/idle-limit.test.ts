import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';

const { member, session } = domains;
const minute = 60_000;

onOnePlatform(
  'the idle limit of a member',
  (suite) => {
    const isIn = async (token: string): Promise<boolean> =>
      (await suite.client.call(member.userInfo, {}, { token })).code === 20000;
    const set = (token: string, minutes: number | null) =>
      suite.client.call(session.setIdleLimit, { minutes }, { token });
    const advance = (minutes: number) => suite.platform.clock.advance(minutes * minute);

    it('defaults to the limit of the site until the member chooses a shorter one', async () => {
      const token = await suite.platform.signIn(await suite.platform.addMember('aiko'));
      const read = async () => (await suite.client.call(session.idleLimit, {}, { token })).result;
      expect(await read()).toEqual({ minutes: null, siteMinutes: 120, choices: [15, 60] });
      expect((await set(token, 15)).result).toEqual({ minutes: 15, siteMinutes: 120, choices: [15, 60] });
      expect((await suite.client.call(member.userInfo, {}, { token })).result?.sessionIdleMinutes).toBe(15);
      expect((await set(token, null)).result?.minutes).toBeNull();
      expect(await read()).toMatchObject({ minutes: null });
    });

    it('rejects an unavailable choice, naming the field', async () => {
      const token = await suite.platform.signIn(await suite.platform.addMember('fumi'));
      for (const minutes of [0, -15, 16, 120, 240, 1440, 15.5])
        expect(await set(token, minutes)).toMatchObject({ code: 9001, refusal: { field: 'minutes' } });
      expect((await suite.client.call(session.idleLimit, {}, { token })).result?.minutes).toBeNull();
    });

    it('ends the sessions of this member alone that go unused for longer', async () => {
      const [budi, chen] = [await suite.platform.addMember('budi'), await suite.platform.addMember('chen')];
      const [used, unused] = [await suite.platform.signIn(budi), await suite.platform.signIn(budi)];
      const foreign = await suite.platform.signIn(chen);
      await set(used, 15);
      advance(14);
      expect(await isIn(used)).toBe(true);
      advance(1);
      expect(await isIn(unused)).toBe(false);
      expect(await isIn(foreign)).toBe(true);
      expect((await suite.client.call(session.sessions, {}, { token: used })).result?.records).toHaveLength(
        1,
      );
      advance(13);
      expect(await isIn(used), 'use is recorded to a minute').toBe(true);
      advance(15);
      expect(await isIn(used)).toBe(false);
    });

    it('ends sessions at once that went unused for longer than a new limit', async () => {
      const dana = await suite.platform.addMember('dana');
      const [old, used] = [await suite.platform.signIn(dana), await suite.platform.signIn(dana)];
      advance(61);
      expect(await isIn(used)).toBe(true);
      await set(used, 60);
      expect(await isIn(old)).toBe(false);
      expect(await isIn(used)).toBe(true);
    });

    it('never exceeds that of the site, even after that became shorter', async () => {
      const eunji = await suite.platform.addMember('eunji');
      const token = await suite.platform.signIn(eunji);
      await suite.platform.services.database.execute(
        'update member set session_idle_minutes = 240 where id = $1',
        [eunji.id],
      );
      expect((await suite.client.call(session.idleLimit, {}, { token })).result?.minutes).toBeNull();
      advance(119);
      expect(await isIn(token)).toBe(true);
      advance(120);
      expect(await isIn(token)).toBe(false);
    });
  },
  () => ({ sessionIdleMs: 120 * minute }),
);
