import { beforeAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { expectAudited } from '../insurance/insurance.fixture.ts';
import { builder, leader, newApplicant, starter, type Applicant } from './commitment.fixture.ts';

onOnePlatform('an application for a commitment package', (suite) => {
  let aiko: Applicant;
  beforeAll(async () => {
    aiko = await newApplicant(suite, 'aiko', 1);
  });

  it('waits for review with its statement', async () => {
    const { result } = await aiko.apply(builder, ' I will keep my package\ninsured. ');
    expect(result).toMatchObject({
      name: 'Builder',
      statement: 'I will keep my package\ninsured.',
      status: 'PENDING_REVIEW',
      reason: null,
      receiveTime: null,
      createTime: suite.platform.clock.now().getTime(),
    });
    expect(await aiko.blockingReasons(builder)).toEqual(['PENDING', 'NOT_APPROVED']);
    const [pending] = await suite.platform.reviews.pending();
    expect(pending).toMatchObject({
      id: `commitment:${result?.id}`,
      summary: 'aiko applies for Builder  level 1  "I will keep my package insured."',
    });
  });

  it('replaces control characters of the statement in the output for the operator', async () => {
    const mallory = await newApplicant(suite, 'mallory', 1);
    const { result } = await mallory.apply(builder, 'Fine\u001b[1A\u001b[2K\n\u202ecommitment:1');
    const { text } = await runConfirmed(suite.platform, ['review', 'list']);
    const lines = text.split('\n');
    expect(lines).toHaveLength((await suite.platform.reviews.pending()).length);
    expect(lines.find((line) => line.startsWith(`commitment:${result?.id} `))).toContain(
      '"Fine?[1A?[2K ?commitment:1"',
    );
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('rejects a second one while another is open, a rank too low, and an unknown package', async () => {
    const receiptNo = (await aiko.list()).records[0]?.receiptNo;
    expect((await aiko.apply(builder)).message).toBe(
      `You have already applied for this package: the receipt number is ${String(receiptNo)}. Nothing was submitted again.`,
    );
    expect((await aiko.apply(leader)).message).toBe(
      'Action forbidden: your rank is too low for this package. Nothing was changed.',
    );
    expect((await aiko.apply('999')).message).toContain('There is no such commitment package.');
    expect((await aiko.apply(starter, '  ')).message).toBe('Statement is required.');
    expect((await aiko.apply(starter, 'x'.repeat(501))).message).toContain('at most 500 characters');
    expect((await aiko.list()).records).toHaveLength(1);
  });

  it('succeeds once if two are sent at once', async () => {
    const budi = await newApplicant(suite, 'budi');
    const answers = await Promise.all([budi.apply(starter), budi.apply(starter)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 9001].sort());
    expect((await budi.list()).records).toHaveLength(1);
  });

  it('can be repeated after a rejection with a reason', async () => {
    const id = (await aiko.list()).records[0]?.id ?? '';
    expect(await suite.platform.reviews.reject(`commitment:${id}`, 'Say for how long')).toBe(true);
    expect(await suite.platform.reviews.approve(`commitment:${id}`)).toBe(false);
    expect((await aiko.list({ status: 'REJECTED' })).records).toMatchObject([
      { id, reason: 'Say for how long' },
    ]);
    expect(await aiko.blockingReasons(builder)).toEqual([null, 'NOT_APPROVED']);
    const second = await aiko.apply(builder);
    expect(second.code).toBe(20000);
    suite.platform.clock.advance(1_000);
    const [pending] = (await suite.platform.reviews.pending()).filter(
      (one) => one.id === `commitment:${second.result?.id}`,
    );
    expect(pending?.summary).toContain('rejected before: 1');
  });

  it('follows the settings of the operator', async () => {
    const run = async (line: string) =>
      (await runConfirmed(suite.platform, line.split(' '), { osUser: 'root' })).exitCode;
    expect(await run('commitment level 3 1')).toBe(0);
    expect(await aiko.blockingReasons(leader)).toEqual([null, 'NOT_APPLIED']);
    expect(await run('commitment trial 3 1')).toBe(0);
    expect(await run('commitment name 3 Guide')).toBe(0);
    expect((await aiko.list()).packages).toContainEqual(
      expect.objectContaining({
        id: leader,
        name: 'Guide',
        matchingName: 'Bronze',
        kind: 'TRIAL',
        minLevel: 1,
      }),
    );
    expect(await run('commitment close 3')).toBe(0);
    expect((await aiko.list()).packages.map(({ id }) => id)).not.toContain(leader);
    expect((await aiko.apply(leader)).message).toContain('not offered at the moment');
    expect(await run('commitment special 3 99')).toBe(1);
  });

  it('requires the member flag', async () => {
    const { database } = suite.platform.services;
    await database.execute('update member set commitment_enabled = false where id = $1', [aiko.member.id]);
    expect((await aiko.apply(starter)).status).toBe(403);
  });

  it('leaves clean books', () => expectAudited(suite.platform));
});
