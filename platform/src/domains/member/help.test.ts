import { domains, extensions } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';

const { member } = domains;
/** Returns the answer to the question of that name. */
const answerTo = (name: string, content: string): string | undefined =>
  new RegExp(`\\{#${name}\\}\n\n(.+)\n\n`).exec(content)?.[1];

onEachPlatform('help', (suite) => {
  const texts = async (language = 'en-US') =>
    (await suite.client.call(member.appMediaList, { type: 'HELP' }, { language })).result?.records ?? [];

  const namesIn = (content: string) => [...content.matchAll(/\{#([a-z-]+)\}/g)].map(([, name]) => name);

  it.each(['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'])(
    'has in %s the same questions once',
    async (language) => {
      const [[own], [english]] = await Promise.all([texts(language), texts()]);
      const names = namesIn(own?.content ?? '');
      expect(names).toEqual(namesIn(english?.content ?? ''));
      expect(new Set(names).size).toBe(names.length);
      const between = (start: string, end: string) =>
        names.slice(names.indexOf(start) + 1, names.indexOf(end));
      expect(between('deposit-wrong', 'deposit-rejected')).toEqual(['deposit-remainder']);
      expect(between('new-address', 'withdraw-missing')).toEqual(['withdraw-closed', 'withdraw-cancel']);
      expect(between('transaction-password', 'identity')).toEqual([
        'forgotten-transaction-password',
        'change-email',
        'two-step',
        'passkey',
        'lost-phone',
        'devices',
      ]);
    },
  );

  it.each(['en-US', 'zh-CN', 'ja-JP', 'ko-KP', 'id-ID'])(
    'names in %s the extensions that a question is about, and no others',
    async (language) => {
      const [newest] = await texts(language);
      const lines = (newest?.content ?? '').matchAll(/^[^{}\n]+ \{needs ([A-Za-z, ]+)\} \{#([a-z-]+)\}$/gm);
      const needs = [...lines].map(([, names = '', question]) => [question, names.split(', ')] as const);
      expect(Object.fromEntries(needs)).toEqual({
        'withdraw-cancel': ['cancelWithdrawal'],
        'forgotten-transaction-password': ['resetTransactionPassword'],
        'change-email': ['changeEmail'],
        'two-step': ['addTotp'],
        passkey: ['addPasskey'],
        'lost-phone': ['completeLogin', 'sessions'],
        devices: ['sessions'],
      });
      for (const name of needs.flatMap(([, names]) => names)) expect(extensions.has(name), name).toBe(true);
      expect(newest?.content.match(/needs /g)).toHaveLength(7);
    },
  );

  it.each([
    ['en-US', 'nothing can be withdrawn or sent to other members for 24 hours'],
    ['zh-CN', '24 小时内既不能提现，也不能转给其他会员'],
    ['ja-JP', '出金も、ほかの会員への送金もできません'],
    ['ko-KP', '24시간 동안 출금하거나 다른 회원에게 보낼 수 없습니다'],
    ['id-ID', 'penarikan dan pengiriman ke anggota lain tidak dapat dilakukan selama 24 jam'],
  ])(
    'states in %s that transfers wait as withdrawals do, in each answer about it',
    async (language, said) => {
      const content = (await texts(language))[0]?.content ?? '';
      for (const name of ['withdraw-closed', 'forgotten-transaction-password', 'change-email'])
        expect(answerTo(name, content)).toContain(said);
      expect(content.split(said)).toHaveLength(4);
      expect(answerTo('transfer-closed', content)).toMatch(/24/);
    },
  );

  it('cannot be published with a question about an unknown extension', async () => {
    const publish = (needs: string) =>
      runConfirmed(suite.platform, ['text', 'publish', 'help', 'help.txt'], {
        osUser: 'root',
        input: `# en-US Help\n\nHow? {needs ${needs}} {#how}\n\nSo.`,
      });
    const before = await texts();
    const refused = await publish('sessions, cancelWithdrawals');
    expect(refused).toMatchObject({ exitCode: 1 });
    expect(refused.text).toContain("there is no extension 'cancelWithdrawals'");
    expect(await texts()).toEqual(before);
    expect(await publish('sessions, cancelWithdrawal')).toMatchObject({ exitCode: 0 });
  });
});
