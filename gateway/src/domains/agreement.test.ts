/** Checks that every endpoint that moves credits requires the current terms. */
import { createTestPlatform, type TestMember, type TestPlatform } from '@portal/platform/testing';
import { creditTypes } from '@portal/schema/rest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, testCases, type CallCase } from '../../test/cases.ts';
import { startGateway, type GraphqlResponse, type TestGateway } from '../../test/gateway.ts';
import { upload } from '../../test/multipart.ts';
import { png } from '../../test/pictures.ts';

/** One call for each such endpoint; `failures.test.ts` checks that the list is complete. */
const moneyCalls = calls.filter(({ endpoint }) => endpoint.effect === 'money');
const balances = Object.fromEntries(creditTypes.map((coin) => [coin, '1000']));
let members = 0;
const refusal = 'You have not accepted the terms in force.';

let platform: TestPlatform;
let gateway: TestGateway;

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const row of testCases) await row.prepare?.(platform);
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  gateway = await startGateway({ url, publicKeyPem: platform.publicKeyPem });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

async function send(
  member: TestMember,
  { document, variables, picturePath }: CallCase,
): Promise<GraphqlResponse> {
  const token = await platform.signIn(member);
  return picturePath === undefined
    ? gateway.query(document, { token, variables })
    : upload(gateway, { query: document, variables }, { path: picturePath, content: png(2, 2) }, { token });
}

/** The number of requests that moved credits. */
const operations = async (): Promise<bigint> =>
  (
    await platform.services.database.one<{ done: bigint }>(
      'select count(*) as done from operation where not refused',
    )
  ).done;

it.each(moneyCalls.map((call) => ({ path: call.endpoint.path, call })))(
  '$path refuses only a member who has not accepted the terms',
  async ({ call }) => {
    const member = await platform.addMember(`newcomer${(members += 1)}`, {
      agreed: false,
      balances,
      flags: { commitment: true, otc: true, matchingCodes: true },
    });
    const before = await operations();
    const { errors } = await send(member, call);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'PLATFORM_MESSAGE' } });
    expect(errors?.[0]?.message).toContain(refusal);
    expect(await operations()).toBe(before);

    const shown = await gateway.query('{ media(kind: TERMS) { id } }');
    const accepted = await gateway.query(
      'mutation ($input: AcceptAgreementInput!) { acceptAgreement(input: $input) { member { agreementAccepted } } }',
      {
        token: await platform.signIn(member),
        variables: { input: { termsId: (shown.data as { media: [{ id: string }] }).media[0].id } },
      },
    );
    expect(accepted.data).toEqual({ acceptAgreement: { member: { agreementAccepted: true } } });
    expect((await send(member, call)).text).not.toContain(refusal);
  },
);
