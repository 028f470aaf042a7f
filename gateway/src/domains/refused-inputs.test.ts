/**
 * Checks for every field that a mutation sends that a refusal with the platform's field name reaches the caller with
 * the path of the caller's input.
 */
import { domains, type Domain } from '@portal/schema/rest';
import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { upload } from '../../test/multipart.ts';
import { inputPaths, rootFields } from '../../test/operations.ts';
import type { Script } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';
import { buildSchema } from '../graphql/schema.ts';

const test = suite({ TRUSTED_PROXIES: '127.0.0.1' });

/** Fields that a mutation adds itself, so that no input of the caller corresponds to them. */
const ownFields: Readonly<Record<string, string>> = {
  'withdrawOnChain type': 'the way is the mutation',
  'withdrawToBank type': 'the way is the mutation',
  'acceptAgreement agreeStatus': 'to accept is the mutation',
};

const mutations = rootFields(buildSchema()).flatMap(({ kind, field }) => {
  const [argument] = field.args;
  const type = argument && getNamedType(argument.type);
  return kind === 'mutation' && argument && isInputObjectType(type)
    ? [{ name: field.name, type, uploads: inputPaths(argument, 'Upload') }]
    : [];
});

const changing = Object.values<Domain>(domains)
  .flatMap((domain) => Object.values(domain))
  .filter(({ effect }) => effect !== 'read');

/** A mutation that a factor can confirm and whose only argument is an ID. */
const confirmed = mutations.find(
  ({ type }) => Object.keys(type.getFields()).join() === 'id,transactionPassword',
);

/** A value of each kind that gets past the gateway. */
const samples: Readonly<Record<string, unknown>> = {
  ID: '0123456789abcdef',
  String: 'text',
  Int: 1,
  Boolean: true,
  Decimal: '1',
  Upload: null,
  ConfirmedOperationInput: { name: confirmed?.name, input: { id: '7' } },
};

function sampleOf(type: GraphQLInputObjectType): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => {
      const named = getNamedType(field.type);
      return [field.name, isEnumType(named) ? named.getValues()[0]?.name : samples[named.name]];
    }),
  );
}

const refuse =
  (field: string | undefined): Script =>
  ({ response, seal }) => {
    const word = { code: 9001, message: 'no', ...(field !== undefined && { field }) };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 9001, message: 'no', data: seal(word) }));
  };

let callers = 0;

/** Runs the mutation against a platform that refuses a field; resolves to the sent fields and the error's details. */
async function ask({ name, type, uploads }: (typeof mutations)[number], refused: string | undefined) {
  test.upstream.reset();
  for (const endpoint of changing) test.upstream.script(endpoint, refuse(refused));
  callers += 1;
  const options = {
    token: `token-${callers}`,
    headers: { 'x-forwarded-for': `198.51.${callers >> 8}.${callers & 255}` },
  };
  const query = `mutation ($input: ${type.name}!) { ${name}(input: $input) { __typename } }`;
  const variables = { input: sampleOf(type) };
  const answer =
    uploads.length === 0
      ? await test.gateway.query(query, { ...options, variables })
      : await upload(
          test.gateway,
          { query, variables },
          { path: uploads, content: Buffer.from('x') },
          options,
        );
  const sent = test.upstream.calls.map(({ data }) => Object.keys(data as object)).flat();
  return { sent, details: answer.errors?.[0]?.extensions };
}

it.each(mutations)('$name maps every field it sends to its own input', async (mutation) => {
  const { sent, details } = await ask(mutation, undefined);
  expect(sent).not.toEqual([]);
  expect(details).toMatchObject({ code: 'PLATFORM_MESSAGE' });
  expect(details).not.toHaveProperty('field');
  const inputs = Object.keys(mutation.type.getFields());
  const named = new Set<unknown>();
  for (const field of sent.filter((one) => !(`${mutation.name} ${one}` in ownFields))) {
    const { details: refused } = await ask(mutation, field);
    expect(
      inputs.map((input) => `input.${input}`),
      field,
    ).toContain(refused?.field);
    named.add(refused?.field);
  }
  expect(named.size).toBe(sent.filter((one) => !(`${mutation.name} ${one}` in ownFields)).length);
});

it('maps no field that the mutation did not send', async () => {
  const [mutation] = mutations.filter(({ name }) => name === 'register');
  if (mutation === undefined) throw new Error('visitors register');
  for (const field of ['amount', '__proto__', 'constructor', '']) {
    expect((await ask(mutation, field)).details, field).not.toHaveProperty('field');
  }
});
