/** Checks for every endpoint that a proof is valid for one operation with one input. */
import { createTestPlatform, type TestPlatform } from '@portal/platform/testing';
import { codeAt, insertApp } from '@portal/platform/testing/factors';
import { creditTypes, domains, takesProof, type Endpoint } from '@portal/schema/rest';
import { isEnumType, isInputObjectType, isNonNullType, Kind, parse, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, testCases, type CallCase, type ConfirmedCase, type Values } from '../../test/cases.ts';
import { startGateway, type TestGateway } from '../../test/gateway.ts';
import { buildSchema } from '../graphql/schema.ts';

const endpoints = Object.values(domains).flatMap((domain) => Object.values<Endpoint>(domain));
const balances = Object.fromEntries(creditTypes.map((coin) => [coin, '1000']));
const mutations = buildSchema().getMutationType()?.getFields() ?? {};

let platform: TestPlatform;
let gateway: TestGateway;
let members = 0;
let requests = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const row of testCases) await row.prepare?.(platform);
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  gateway = await startGateway(
    { url, publicKeyPem: platform.publicKeyPem },
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

/** Turns a case that moves credits into a confirmed case. */
function toConfirmed({ endpoint, document, variables }: CallCase): ConfirmedCase {
  const [definition] = parse(document).definitions;
  const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  if (field?.kind !== Kind.FIELD) throw new Error(`no mutation in ${document}`);
  return { endpoint, mutation: field.name.value, input: variables['input'] as Values };
}

const confirmedRows = [
  ...testCases.flatMap(({ confirmed = [] }) => confirmed),
  ...calls.filter(({ endpoint }) => endpoint.effect === 'money' && takesProof(endpoint)).map(toConfirmed),
];

const bare = (type: GraphQLInputType | undefined): GraphQLInputType | undefined =>
  isNonNullType(type) ? type.ofType : type;

const inputTypeOf = (mutation: string) => {
  const type = bare(mutations[mutation]?.args[0]?.type);
  if (!isInputObjectType(type)) throw new Error(`${mutation} has no input`);
  return type;
};

/** Another value that the field can have. */
function another(value: unknown, type: GraphQLInputType | undefined): unknown {
  if (isEnumType(type)) return type.getValues().find(({ name }) => name !== value)?.name;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `1${value}`;
  throw new Error('the test has no other value for this field');
}

/** The same input with one field changed, for each field. */
const changesOf = ({ mutation, input }: ConfirmedCase): [string, Values][] =>
  Object.entries(input)
    .filter(([name, value]) => name !== 'transactionPassword' && value !== null)
    .map(([name, value]) => [
      name,
      { ...input, [name]: another(value, bare(inputTypeOf(mutation).getFields()[name]?.type)) },
    ]);

interface Prover {
  readonly nextCode: () => string;
  readonly query: (document: string, variables?: Values) => ReturnType<TestGateway['query']>;
}

async function addProver(): Promise<Prover> {
  const name = `prover${(members += 1)}`;
  const member = await platform.addMember(name, {
    email: `${name}@example.com`,
    balances,
    flags: { commitment: true, otc: true, matchingCodes: true },
  });
  const { secret } = await insertApp(platform, name);
  await platform.services.database.execute('update member set confirms_with_factor = true where id = $1', [
    member.id,
  ]);
  const nextCode = (): string => {
    platform.clock.advance(30_000);
    return codeAt(secret, platform.clock.now());
  };
  const token = await platform.signIn(member);
  // each request comes from a different address, because proofs are limited by address
  const query = (document: string, variables: Values = {}) => {
    requests += 1;
    const headers = { 'x-forwarded-for': `198.51.${requests >> 8}.${requests & 255}` };
    return gateway.query(document, { token, variables, headers });
  };
  return { nextCode, query };
}

const proveDocument = 'mutation ($input: ProveByFactorInput!) { proveByFactor(input: $input) { proof } }';

it('covers every endpoint that requires a proof', () => {
  const confirmable = endpoints.filter(takesProof);
  expect(confirmable.length).toBeGreaterThan(20);
  const paths = new Set(confirmedRows.map(({ endpoint }) => endpoint.path));
  expect(confirmable.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});

it.each(confirmedRows.map((row) => ({ path: row.endpoint.path, row })))(
  '$path accepts a proof for its exact input only',
  { timeout: 60_000 },
  async ({ row }) => {
    const { mutation: name, input } = row;
    const { nextCode, query } = await addProver();
    const prove = async (): Promise<string> => {
      const operation = { name, input };
      const { data, errors } = await query(proveDocument, { input: { operation, factorCode: nextCode() } });
      expect(errors).toBeUndefined();
      return (data as { proveByFactor: { proof: string } }).proveByFactor.proof;
    };
    const send = async (changed: Values, proof: string) => {
      const { errors } = await query(
        `mutation ($input: ${inputTypeOf(name).name}!) { ${name}(input: $input) { __typename } }`,
        { input: { ...changed, transactionPassword: proof } },
      );
      return errors?.[0];
    };
    for (const [field, changed] of changesOf(row))
      expect((await send(changed, await prove()))?.message, field).toMatch(/is not what was sent/);
    const proof = await prove();
    expect((await send(input, proof))?.extensions.field).not.toBe('input.transactionPassword');
    expect((await send(input, proof))?.message).toMatch(/two-step verification/);
  },
);

it.each([
  ['no mutation', 'nothing', {}],
  ['a query', 'me', {}],
  ['a mutation without a proof', 'logout', {}],
  ['a mutation that sets the password', 'resetTransactionPassword', { loginPassword: 'a', code: 'b' }],
  ['a name of an object', '__proto__', {}],
])('refuses to prove %s', async (_what, name, input) => {
  const { nextCode, query } = await addProver();
  const { errors } = await query(proveDocument, {
    input: { operation: { name, input }, factorCode: nextCode() },
  });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  // nothing was called: the session has not ended
  expect((await query('{ me { id } }')).errors).toBeUndefined();
});

it('names the missing or wrong field of the operation and quotes no value', async () => {
  const { nextCode, query } = await addProver();
  const ask = async (input: Values) => {
    const operation = { name: 'deleteBankAccount', input };
    return (await query(proveDocument, { input: { operation, factorCode: nextCode() } })).errors?.[0];
  };
  expect(await ask({})).toMatchObject({
    message: '"input.operation.input.id" is needed.',
    extensions: { code: 'BAD_USER_INPUT', field: 'input.operation.input.id' },
  });
  expect((await ask({ id: { secret: 'Secret2026' } }))?.message).not.toContain('Secret2026');
});
