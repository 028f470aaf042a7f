import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../../../test/client.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { describeOne } from '../../../test/databases.ts';
import { createTestPlatform, type TestPlatform } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newApplicant, makePhoto, getReviewId, type Applicant } from './kyc.fixture.ts';
import { gauges } from './operator.ts';

describeOne('an identity under review', (open) => {
  let platform: TestPlatform;
  let suite: { readonly platform: TestPlatform; readonly client: TestClient };
  let aiko: Applicant;
  let budi: Applicant;
  let logged = '';
  const run = async (...argv: string[]) => (await runConfirmed(platform, argv, { osUser: 'root' })).text;
  beforeAll(async () => {
    const log = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged += chunk.toString();
        done();
      },
    });
    platform = await createTestPlatform({ database: await open(), log });
    suite = { platform, client: new TestClient(platform) };
    aiko = await newApplicant(suite, 'aiko');
    budi = await newApplicant(suite, 'budi', 'ID');
  });
  afterAll(() => platform.close());

  it('lists the whole number and the photos, and counts the submission', async () => {
    await aiko.submit('TK1234567', { frontImage: await makePhoto(7) });
    platform.clock.advance(1_000);
    await budi.submit('317104050885', { backImage: await makePhoto(7) });
    const [one, other] = [await getReviewId(suite, aiko.id), await getReviewId(suite, budi.id)];
    const photos = (same: string) =>
      `photos: picture, the same as of ${same} of the front (--number 1) and the back (--number 2)`;
    expect((await platform.reviews.pending()).map(({ id, summary }) => [id, summary])).toEqual([
      [one, `aiko of JP, identity number TK1234567  ${photos(other)}`],
      [other, `budi of ID, identity number 317104050885  ${photos(one)}`],
    ]);
    expect(await gauges[0]?.count(platform.services.database)).toEqual([['PENDING', 2n]]);
  });

  it('shows the operator either photo', async () => {
    const id = await getReviewId(suite, aiko.id);
    const fileOf = async (...more: string[]) =>
      (await runConfirmed(platform, ['review', 'image', id, 'out.webp', ...more], { osUser: 'root' })).file
        ?.base64;
    const { kycImages } = await aiko.profile({ kycImages: 1 });
    expect(await fileOf()).toBe(kycImages?.front.content);
    expect(await fileOf('--number', '1')).toBe(kycImages?.front.content);
    expect(await fileOf('--number', '2')).toBe(kycImages?.back.content);
    expect(await fileOf('--number', '3')).toBeUndefined();
  });

  it('decides once under simultaneous decisions', async () => {
    const id = await getReviewId(suite, budi.id);
    const decisions = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? platform.reviews.reject(id, 'Twice') : platform.reviews.approve(id),
      ),
    );
    expect(decisions.filter(Boolean)).toHaveLength(1);
    expect(['PASSED', 'FAILED']).toContain((await budi.profile()).kycStatus);
    for (const name of ['kyc:999999', 'kyc:', 'kyc:1 or 1=1'])
      expect(await platform.reviews.approve(name)).toBe(false);
  });

  it('fails with a reason, which cannot include the number', async () => {
    const id = await getReviewId(suite, aiko.id);
    expect(
      await run('review', 'reject', id, '--reason', 'The number tk 123-4567 is not on the photo'),
    ).toContain('The reason has the whole identity number in it.');
    expect(await aiko.profile()).toMatchObject({ kycStatus: 'PENDING', kycReason: null });
    expect(await run('review', 'reject', id, '--reason', 'Not readable')).toBe(`${id} is rejected.`);
    expect(await aiko.profile()).toMatchObject({ kycStatus: 'FAILED', kycReason: 'Not readable' });
    await aiko.submit('TK1234567');
    const [line] = await platform.reviews.pending();
    expect(line?.summary).toContain(`failed before with this number: ${id}`);
    const again = await getReviewId(suite, aiko.id);
    expect(await run('review', 'approve', again)).toBe(`${again} is approved.`);
    expect(await aiko.profile()).toMatchObject({ kycStatus: 'PASSED', kycReason: null });
  });

  it('leaves no number in the record of changes, the actions, the log or the metrics', async () => {
    // Details of a database error include the row.
    await expect(
      platform.services.database.execute(
        `insert into kyc_submission (member_id, identity_number, front_upload_id, back_upload_id, created_at)
         select member_id, 'TK1234567-', front_upload_id, back_upload_id, created_at from kyc_submission limit 1`,
      ),
    ).rejects.toThrow(/kyc_submission/);
    const recorded = await platform.services.database.query<{ action: string }>(
      'select to_jsonb(a)::text as action from operator_action a',
    );
    expect(recorded.length).toBeGreaterThan(1);
    expect(JSON.stringify(recorded)).not.toMatch(/1234567|317104050885/);
    expect(await run('actions')).toContain('Not readable');
    expect(await run('actions')).not.toMatch(/1234567|317104050885/);
    expect(logged).not.toMatch(/1234567|317104050885/);
  });

  it('leaves clean books, and the audit finds direct changes', async () => {
    const { database } = platform.services;
    const audited = (sql?: string) => {
      const undo = new Error('undo');
      let kinds: readonly string[] = [];
      return database
        .transaction(async (tx) => {
          await tx.query('set local session_replication_role = replica');
          if (sql !== undefined) expect(await tx.execute(sql)).toBeGreaterThan(0);
          kinds = (await auditLedger(tx, platformAuditPlan)).violations.map(({ kind }) => kind);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
          return kinds;
        });
    };
    expect(await audited()).toEqual([]);
    const one = '(select max(id) from kyc_submission)';
    for (const change of [
      "identity_number = 'FORGED999'",
      'front_upload_id = back_upload_id, back_upload_id = front_upload_id',
      "created_at = created_at - interval '1 day'",
    ])
      expect(await audited(`update kyc_submission set ${change} where id = ${one}`)).toContain(
        'identity-changed',
      );
    expect(
      await audited(
        `update upload set owner_id = ${budi.id} where id = (select front_upload_id from kyc_submission where id = ${one})`,
      ),
    ).toContain('identity-without-photos');
  });
});
