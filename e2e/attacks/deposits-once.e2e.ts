/**
 * Attacks on deposits: strangers and members report the same payments to a running portal, and the operator approves
 * every request. The member who paid is never blocked, and no payment is credited twice.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, tokenOf } from '../support/member.ts';
import { startPortal, type Portal } from '../support/portal.ts';

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A picture of 64 × 64 pixels, no two alike. */
function picture(): Buffer {
  const head = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk(
      'IDAT',
      deflateSync(Buffer.concat(Array.from({ length: 64 }, () => [Buffer.of(0), randomBytes(64)]).flat())),
    ),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Reported = { readonly id: string; readonly receiptNumber: string } | { readonly refused: string };

/** The review id of an accepted order. */
function getReviewId(reported: Reported): string {
  if ('refused' in reported) throw new Error(reported.refused);
  return `deposit:${reported.id}`;
}

interface Answer {
  data?: Record<string, { deposit: { id: string; receiptNumber: string } }> | null;
  errors?: { message: string }[];
}

const toReported = ({ data, errors }: Answer): Reported =>
  Object.values(data ?? {})[0]?.deposit ?? { refused: errors?.[0]?.message ?? 'nothing was answered' };

describe('a payment that two members report', () => {
  let portal: Portal;
  let account: { id: string; channelId: string };

  beforeAll(async () => {
    portal = await startPortal();
    for (const name of ['aiko', 'budi']) {
      const query = '{ depositConfig { bankAccounts { id channelId } } }';
      const { data } = await ask<{ depositConfig: { bankAccounts: (typeof account)[] } }>(
        portal,
        { query },
        await tokenOf(portal, name),
      );
      account =
        data?.depositConfig.bankAccounts.find(({ channelId }) => channelId === '1') ?? expect.unreachable();
    }
  });
  afterAll(() => portal.close());

  async function byBank(name: string, reference: string): Promise<Reported> {
    const input = {
      idempotencyKey: randomUUID(),
      channelId: account.channelId,
      bankAccountId: account.id,
      amount: '200',
      rate: '1',
      reference,
      receiptImage: null,
    };
    const query =
      'mutation ($input: BankDepositInput!) { depositByBank(input: $input) { deposit { id receiptNumber } } }';
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { input } }));
    form.set('map', JSON.stringify({ 0: ['variables.input.receiptImage'] }));
    form.set('0', new File([new Uint8Array(picture())], 'receipt.png', { type: 'image/png' }));
    const answer = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(portal, name)}`,
        'apollo-require-preflight': 'true',
        'x-graphql-yoga-csrf': 'true',
      },
      body: form,
    });
    return toReported((await answer.json()) as Answer);
  }

  async function onChain(name: string, reference: string): Promise<Reported> {
    const input = { idempotencyKey: randomUUID(), network: 'BEP20', amount: '75', reference };
    const query =
      'mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) { deposit { id receiptNumber } } }';
    return toReported(await ask(portal, { query, variables: { input } }, await tokenOf(portal, name)));
  }

  /** The cash of both members, in hundredths. */
  async function cash(): Promise<{ aiko: number; budi: number }> {
    const [aiko = 0, budi = 0] = await Promise.all(
      ['aiko', 'budi'].map(async (name) => {
        const { data } = await ask<{ assets: { coin: string; available: string }[] }>(
          portal,
          { query: '{ assets { coin available } }' },
          await tokenOf(portal, name),
        );
        const found = data?.assets.find(({ coin }) => coin === 'CASH_POINT')?.available;
        return Math.round(Number(found) * 100);
      }),
    );
    return { aiko, budi };
  }

  const approve = (review: string): Promise<string> =>
    portal.platformCommand('review', 'approve', review).catch((error: unknown) => String(error));
  const lineOf = async (review: string): Promise<string> =>
    (await portal.platformCommand('review', 'list'))
      .split('\n')
      .find((line) => line.startsWith(`${review} `)) ?? '';

  test('belongs to the member who paid, even if a stranger gave its receipt number first', async () => {
    const stranger = getReviewId(await byBank('budi', '0042-1177'));
    const owner = getReviewId(await byBank('aiko', '0042-1177'));
    expect(await lineOf(owner)).toContain(`possible duplicate of ${stranger} (budi, waiting)`);
    const before = await cash();
    expect(await approve(owner)).toContain(`${owner} is approved.`);
    expect(await lineOf(stranger)).toContain(`possible duplicate of ${owner} (aiko, approved)`);
    expect(await approve(stranger)).toContain(`This payment was credited as ${owner} already.`);
    expect(await cash()).toEqual({ ...before, aiko: before.aiko + 20_000 });
    await portal.platformCommand('review', 'reject', stranger, '--reason', 'It was paid by another member');
  });

  test('credits both when one transaction paid both their addresses', async () => {
    const hash = `0x${randomBytes(32).toString('hex')}`;
    const [one, other] = [
      getReviewId(await onChain('aiko', hash)),
      getReviewId(await onChain('budi', hash.toUpperCase())),
    ];
    expect(await lineOf(other)).toContain(`possible duplicate of ${one} (aiko, waiting, to another address)`);
    const before = await cash();
    expect(await approve(one)).toContain('is approved.');
    expect(await approve(other)).toContain('is approved.');
    expect(await cash()).toEqual({ aiko: before.aiko + 7_500, budi: before.budi + 7_500 });
  });

  test('differs from another with the same digits', async () => {
    const dashed = getReviewId(await byBank('aiko', '0001-2345'));
    const plain = getReviewId(await byBank('budi', '00012345'));
    expect(await lineOf(plain)).toContain(`possible duplicate of ${dashed} (aiko, waiting, as 0001-2345)`);
    const before = await cash();
    expect(await approve(dashed)).toContain('is approved.');
    expect(await approve(plain)).toContain('is approved.');
    expect(await cash()).toEqual({ aiko: before.aiko + 20_000, budi: before.budi + 20_000 });
  });

  test('credits the member once despite two concurrent approvals', async () => {
    const reviews = [
      getReviewId(await byBank('aiko', 'RACE-0001')),
      getReviewId(await byBank('budi', 'RACE-0001')),
    ];
    const before = await cash();
    const said = await Promise.all(reviews.map(approve));
    expect(said.filter((text) => text.includes('is approved.'))).toHaveLength(1);
    expect(said.filter((text) => text.includes('This payment was credited as deposit:'))).toHaveLength(1);
    const after = await cash();
    expect(after.aiko + after.budi).toBe(before.aiko + before.budi + 20_000);
  });

  test('notifies the member who reported it first, also when the operator reports it for a member', async () => {
    const first = await byBank('aiko', 'TWICE-0001');
    getReviewId(first);
    const number = 'receiptNumber' in first ? first.receiptNumber : '';
    // the same digits are another number
    getReviewId(await byBank('aiko', 'twice 0-001'));
    const again = { refused: expect.stringContaining(`its receipt number is ${number}.`) as string };
    expect(await byBank('aiko', ' twice-0001')).toEqual(again);
    const file = ['deposit', 'file'];
    await expect(portal.platformCommand(...file, 'aiko', account.id, '200', 'TWICE-0001')).rejects.toThrow(
      number,
    );
    const filed = await portal.platformCommand(...file, 'budi', account.id, '200', 'TWICE-0001');
    const review = /deposit:\d+/.exec(filed)?.[0] ?? '';
    expect(await lineOf(review)).toContain('(aiko, waiting)');
    expect(await portal.platformCommand('audit')).toContain('no violation');
  });
});
