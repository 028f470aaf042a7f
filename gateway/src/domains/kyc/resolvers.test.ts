import { kyc, member } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { userInfo } from '../../../test/fixtures.ts';
import { upload } from '../../../test/multipart.ts';
import { suite } from '../../../test/suite.ts';
import { photoPaths } from './cases.ts';

const test = suite();
const token = 'token-of-aiko';
const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);

describe('identity', () => {
  const ask = async () =>
    (
      await test.gateway.query('{ me { identity { status maskedNumber reason submittedAt decidedAt } } }', {
        token,
      })
    ).data;
  const none = {
    kycStatus: null,
    kycReason: null,
    identityNumber: null,
    kycSubmitTime: null,
    kycDecideTime: null,
  };

  it('stays null until an identity is submitted', async () => {
    test.upstream.result(member.userInfo, { ...userInfo, ...none });
    expect(await ask()).toEqual({ me: { identity: null } });
  });

  it('masks the number for any answer of the platform', async () => {
    test.upstream.result(member.userInfo, {
      ...userInfo,
      ...none,
      kycStatus: 'PENDING',
      identityNumber: 'TK1234567',
    });
    const identity = {
      status: 'PENDING',
      maskedNumber: 'TK••••67',
      reason: null,
      submittedAt: null,
      decidedAt: null,
    };
    expect(await ask()).toEqual({ me: { identity } });
  });
});

describe('submitIdentity', () => {
  const query = 'mutation ($input: SubmitIdentityInput!) { submitIdentity(input: $input) { status } }';
  const variables = { input: { identityNumber: 'tk1234567', front: null, back: null } };

  it('sends both photos in the envelope as base64', async () => {
    test.upstream.result(kyc.submitKyc, { kycStatus: 'PENDING' });
    const { data } = await upload(
      test.gateway,
      { query, variables },
      { path: photoPaths, content },
      { token },
    );
    expect(data).toEqual({ submitIdentity: { status: 'PENDING' } });
    const call = test.upstream.only(kyc.submitKyc);
    expect(call).toMatchObject({ isSealed: true, headers: { token } });
    expect(call.data).toEqual({
      identityNumber: 'tk1234567',
      frontImage: content.toString('base64'),
      backImage: Buffer.concat([content, Buffer.alloc(1)]).toString('base64'),
    });
  });

  it.each(photoPaths)('requires the photo at %s', async (missing) => {
    const path = photoPaths.filter((one) => one !== missing);
    const { errors } = await upload(test.gateway, { query, variables }, { path, content }, { token });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: missing } });
    expect(test.upstream.calls).toHaveLength(0);
  });

  it('accepts two photos of the maximum size', async () => {
    test.upstream.result(kyc.submitKyc, { kycStatus: 'PENDING' });
    const large = Buffer.alloc(4_999_999, 'x');
    const { errors } = await upload(
      test.gateway,
      { query, variables },
      { path: photoPaths, content: large },
      { token },
    );
    expect(errors).toBeUndefined();
  });
});

describe('identityPhotos', () => {
  const query = '{ identityPhotos { front { image width height } back { image width } } }';
  const photo = { contentType: 'image/webp' as const, content: 'UklGRg==', width: 640, height: 480 };

  it('come as data URLs along with the identity', async () => {
    test.upstream.result(member.userInfo, {
      ...userInfo,
      kycImages: { front: photo, back: { ...photo, width: 320 } },
    });
    const image = 'data:image/webp;base64,UklGRg==';
    expect((await test.gateway.query(query, { token })).data).toEqual({
      identityPhotos: { front: { image, width: 640, height: 480 }, back: { image, width: 320 } },
    });
    expect(test.upstream.only(member.userInfo).data).toEqual({ kycImages: 1 });
  });

  it.each([null, undefined])('stay null when the platform answers %s', async (kycImages) => {
    test.upstream.result(member.userInfo, { ...userInfo, kycImages });
    expect((await test.gateway.query(query, { token })).data).toEqual({ identityPhotos: null });
  });
});
