import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../test/client.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { newApplicant, makePhoto, getReviewId, type Applicant } from './kyc.fixture.ts';

const { kyc } = domains;
const card = '11010519491231002X';

onEachPlatform('an identity', (suite) => {
  let aiko: Applicant;
  let budi: Applicant;
  let chen: Applicant;
  beforeAll(async () => {
    aiko = await newApplicant(suite, 'aiko');
    budi = await newApplicant(suite, 'budi', 'ID');
    chen = await newApplicant(suite, 'chen', 'CN');
  });

  const count = () =>
    suite.platform.services.database.one<{ submissions: bigint; uploads: bigint }>(
      'select (select count(*) from kyc_submission) as submissions, (select count(*) from upload) as uploads',
    );

  const refused = async (answer: () => Promise<CallAnswer<unknown>>, words: string): Promise<void> => {
    const before = await count();
    const { code, message } = await answer();
    expect([code, message]).toEqual([9001, expect.stringContaining(words)]);
    expect(await count()).toEqual(before);
  };

  it('does not exist before it is submitted', async () => {
    expect(await aiko.profile({ kycImages: 1 })).toMatchObject({
      kycStatus: null,
      kycReason: null,
      identityNumber: null,
      kycSubmitTime: null,
      kycDecideTime: null,
      kycImages: null,
    });
  });

  describe('with invalid data', () => {
    it.each([
      ['without a number', { identityNumber: '' }, 'Identity number'],
      ['with a space', { identityNumber: 'TK 1234567' }, 'Identity number needs 4 to 30 letters and digits'],
      ['with a dash', { identityNumber: 'TK-1234567' }, 'Identity number needs 4 to 30 letters and digits'],
      ['with another script', { identityNumber: '身份证123456' }, 'Identity number needs 4 to 30 letters'],
      ['too short', { identityNumber: '123' }, 'Identity number needs 4 to 30 letters and digits'],
      ['too long', { identityNumber: '1'.repeat(31) }, 'Identity number needs 4 to 30 letters and digits'],
      ['as a number', { identityNumber: 1234567 }, 'Identity number'],
      [
        'without the front',
        { frontImage: undefined },
        'Photo of the front must be a JPEG, PNG or WebP picture.',
      ],
      [
        'without the back',
        { backImage: undefined },
        'Photo of the back must be a JPEG, PNG or WebP picture.',
      ],
      ['with a photo that is none', { backImage: 'AAAA' }, 'The file is not a JPEG, PNG or WebP picture'],
    ])('%s', async (_what, change, words) => {
      const data = {
        identityNumber: 'TK1234567',
        frontImage: await makePhoto(1),
        backImage: await makePhoto(2),
        ...change,
      };
      const token = await aiko.token();
      await refused(() => suite.client.callLoosely(kyc.submitKyc, data, { token }), words);
    });

    it('rejects the same photo for both sides', async () => {
      const photo = await makePhoto(1);
      await refused(
        () => aiko.submit('TK1234567', { frontImage: photo, backImage: photo }),
        'Both photos are the same picture. Nothing was submitted.',
      );
    });

    it.each([
      ['another document', 'TK1234567'],
      ['a wrong check digit', '110105194912310021'],
      ['a character too few', '11010519491231002'],
    ])('rejects a Chinese national with %s', async (_what, number) => {
      await refused(() => chen.submit(number), 'This is not a valid resident identity card number.');
    });

    it.each([
      ['zh-CN', '居民身份证号码不正确。'],
      ['ja-JP', '居民身分証の番号が正しくありません。'],
      ['ko-KP', '올바른 거민신분증 번호가 아닙니다.'],
      ['id-ID', 'Ini bukan nomor kartu identitas penduduk yang benar.'],
    ])('answers in %s', async (language, words) => {
      await refused(() => chen.submit('12345678', { language }), words);
    });
  });

  it('waits for review, and is shown only to its member, with its middle hidden', async () => {
    expect((await aiko.submit(' tk1234567 ')).result).toEqual({ kycStatus: 'PENDING' });
    const profile = await aiko.profile();
    expect(profile).toMatchObject({
      kycStatus: 'PENDING',
      kycReason: null,
      identityNumber: 'TK••••67',
      kycSubmitTime: suite.platform.clock.now().getTime(),
      kycDecideTime: null,
      kycImages: null,
    });
    expect(JSON.stringify(profile)).not.toContain('1234567');
    const photo = { contentType: 'image/webp', width: 60, height: 40 };
    const { kycImages } = await aiko.profile({ kycImages: 1 });
    expect(kycImages).toMatchObject({ front: photo, back: photo });
    expect(kycImages?.front.content).not.toBe(kycImages?.back.content);
    expect(await budi.profile({ kycImages: 1 })).toMatchObject({ kycStatus: null, kycImages: null });
  });

  it('rejects a second one while one is pending, and its number for every other member', async () => {
    await refused(() => aiko.submit('TK7654321'), 'You have already submitted your identity');
    await refused(() => budi.submit('TK1234567'), 'This identity number belongs to another account.');
    await refused(() => budi.submit('tk1234567'), 'This identity number belongs to another account.');
  });

  it('can be submitted again once it failed, and its number by another member', async () => {
    const { reviews, services, clock } = suite.platform;
    clock.advance(60_000);
    expect(await reviews.reject(await getReviewId(suite, aiko.id), 'Not readable')).toBe(true);
    expect(await aiko.profile()).toMatchObject({
      kycStatus: 'FAILED',
      kycReason: 'Not readable',
      identityNumber: 'TK••••67',
      kycDecideTime: clock.now().getTime(),
    });
    expect((await budi.submit('TK1234567')).result).toEqual({ kycStatus: 'PENDING' });
    await refused(() => aiko.submit('TK1234567'), 'This identity number belongs to another account.');
    expect((await aiko.submit('TK7654321')).result).toEqual({ kycStatus: 'PENDING' });
    expect(await aiko.profile()).toMatchObject({ kycStatus: 'PENDING', kycReason: null });
    expect(
      await services.database.query('select status from kyc_submission where member_id = $1 order by id', [
        aiko.id,
      ]),
    ).toEqual([{ status: 'FAILED' }, { status: 'PENDING' }]);
  });

  it('cannot be submitted again once passed, and keeps its number for this member', async () => {
    const { reviews } = suite.platform;
    expect(await reviews.approve(await getReviewId(suite, budi.id))).toBe(true);
    expect(await budi.profile()).toMatchObject({ kycStatus: 'PASSED', kycReason: null });
    await refused(() => budi.submit('TK9999999'), 'Your identity is already verified.');
    const dana = await newApplicant(suite, 'dana');
    await refused(() => dana.submit('TK1234567'), 'This identity number belongs to another account.');
  });

  it('succeeds once of twenty that a member submits at once', { timeout: 60_000 }, async () => {
    // Photos that are already stored are not decoded again, because the decoding queue is short.
    await chen.submit(card);
    await suite.platform.reviews.reject(await getReviewId(suite, chen.id), 'Not readable');
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => chen.submit(card)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    for (const { code, message } of answers.filter((answer) => answer.code !== 20000))
      expect([code, message]).toEqual([
        9001,
        expect.stringContaining('You have already submitted your identity'),
      ]);
    expect(await count()).toEqual({ submissions: before.submissions + 1n, uploads: before.uploads + 2n });
  });

  it('succeeds for one of twelve members who submit one number at once', { timeout: 60_000 }, async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) => newApplicant(suite, `person${index}`)),
    );
    const before = await count();
    const answers = await Promise.all(people.map((person) => person.submit('SAME123456')));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    for (const { code, message } of answers.filter((answer) => answer.code !== 20000))
      expect([code, message]).toEqual([9001, expect.stringContaining('belongs to another account')]);
    expect(await count()).toEqual({ submissions: before.submissions + 1n, uploads: before.uploads + 2n });
  });

  it('rejects a member whose account is closed', async () => {
    const eve = await newApplicant(suite, 'eve');
    const token = await eve.token();
    await suite.platform.services.database.execute(
      "update member set banned_at = created_at, ban_reason = 'x' where id = $1",
      [eve.id],
    );
    const data = {
      identityNumber: 'EVE12345',
      frontImage: await makePhoto(1),
      backImage: await makePhoto(2),
    };
    const before = await count();
    expect((await suite.client.call(kyc.submitKyc, data, { token })).code).not.toBe(20000);
    expect(await count()).toEqual(before);
  });
});
