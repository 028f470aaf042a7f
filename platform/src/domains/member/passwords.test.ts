/** Passwords cannot be guessed through changes, and simultaneous changes do not overwrite each other. */
import { domains } from '@portal/schema/rest';
import { beforeEach, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { testPassword, testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { changeLoginPassword, changeTransactionPassword, resetLoginPassword } from './passwords.ts';

const { member, session } = domains;
const day = 24 * 60 * 60_000;

onOnePlatform('a change of a password', (suite) => {
  let number = 0;
  let aiko: TestMember;
  let token: string;
  beforeEach(async () => {
    number += 1;
    aiko = await suite.platform.addMember(`aiko${number}`);
    token = await suite.platform.signIn(aiko);
  });

  const change = (data: object) => suite.client.callLoosely(member.updatePassWord, data, { token });
  const changeTransaction = (data: object) =>
    suite.client.callLoosely(member.updateTransactionPassword, data, { token });
  const hashes = () =>
    suite.platform.services.database.one<{ login: string; transaction: string }>(
      'select password_hash as login, transaction_password_hash as transaction from member where id = $1',
      [aiko.id],
    );

  it('rejects the transaction password as login password, by field, if the old one is right', async () => {
    const before = await hashes();
    const stranger = await change({ oldPassword: 'Wrong12345', newPassword: testTransactionPassword });
    expect(stranger.message).toContain('login password is wrong');
    const alike = await change({ oldPassword: testPassword, newPassword: testTransactionPassword });
    expect(alike.message).toMatch(/^The login password and the transaction password must be different\./);
    expect(alike.refusal).toMatchObject({ field: 'newPassword' });
    expect(await hashes()).toEqual(before);
    // No session ended.
    expect((await suite.client.call(member.userInfo, {}, { token })).code).toBe(20000);
  });

  it('reveals the transaction password through login changes at most five times a day', async () => {
    const { services } = suite.platform;
    const reset = (password: string) =>
      resetLoginPassword(services, aiko.id, password, () => Promise.resolve());
    for (let guess = 1; guess <= 5; guess += 1) await reset(`Guessed202${guess}`);
    const tooOften = { code: 'PASSWORD_CHANGED_TOO_OFTEN' };
    await expect(reset('Guessed2026')).rejects.toMatchObject(tooOften);
    await expect(reset(testTransactionPassword)).rejects.toMatchObject(tooOften);
  });

  it('counts every wrong transaction password, and locks it', async () => {
    const guess = (oldPassword: string) =>
      changeTransaction({ loginPassword: testPassword, oldPassword, newPassword: 'Secret2027' });
    for (let attempt = 0; attempt < 4; attempt += 1) await guess('Wrong12345');
    expect((await guess('Wrong12345')).message).toContain('locked');
    expect((await guess(testTransactionPassword)).message).toContain('locked');
  });

  it('works five times a day, and again a day after the first', async () => {
    const { clock } = suite.platform;
    const passwords = [testTransactionPassword, ...[1, 2, 3, 4, 5, 6].map((index) => `Secret202${index}`)];
    const next = (index: number) =>
      changeTransaction({
        loginPassword: testPassword,
        oldPassword: passwords[index],
        newPassword: passwords[index + 1],
      });
    for (let index = 0; index < 5; index += 1) expect((await next(index)).code).toBe(20000);
    const before = await hashes();
    const refused = await next(5);
    expect(refused.code).toBe(9001);
    expect(refused.message).toContain('five times within a day');
    expect(await hashes()).toEqual(before);
    // The other password has its own count.
    await changeLoginPassword(
      suite.platform.services,
      { id: aiko.id, userName: aiko.userName },
      { oldPassword: testPassword, newPassword: 'Another2027' },
    );
    clock.advance(day);
    await changeTransactionPassword(
      suite.platform.services,
      { id: aiko.id, userName: aiko.userName },
      { loginPassword: 'Another2027', oldPassword: 'Secret2025', newPassword: 'Secret2026' },
    );
  });

  it('leaves a reset that came in between', async () => {
    const { services } = suite.platform;
    const { members } = services.passwords;
    const withReset = {
      ...services,
      passwords: {
        ...services.passwords,
        members: Object.assign(Object.create(members) as typeof members, {
          async verify(stored: string | undefined, password: string) {
            const right = await members.verify(stored, password);
            await resetLoginPassword(services, aiko.id, 'Recovered2027', () => Promise.resolve());
            return right;
          },
          hash: members.hash.bind(members),
        }),
      },
    };
    await expect(
      changeLoginPassword(
        withReset,
        { id: aiko.id, userName: aiko.userName },
        { oldPassword: testPassword, newPassword: 'Stolen2027' },
      ),
    ).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    const login = await suite.client.call(session.login, {
      userName: aiko.userName,
      password: 'Recovered2027',
    });
    expect(login.code).toBe(20000);
  });

  it.each(['Password1', 'qwerty123', 'abc12345'])('rejects the common %s by field', async (common) => {
    const before = await hashes();
    const login = await change({ oldPassword: testPassword, newPassword: common });
    expect(login.message).toMatch(/^New password is one of the passwords that are tried first\./);
    const transaction = await changeTransaction({
      loginPassword: testPassword,
      oldPassword: testTransactionPassword,
      newPassword: common,
    });
    expect(transaction.message).toMatch(/^New password is one of/);
    expect(await hashes()).toEqual(before);
  });
});
