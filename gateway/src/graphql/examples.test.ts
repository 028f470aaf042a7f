/**
 * GraphiQL's examples, run unchanged against the demonstration data, whose members and ids they use. Each request has the
 * body that the GraphiQL page sends when the example is chosen in its tab.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestPlatform, seedDemo, testCaptcha, type TestPlatform } from '@portal/platform/testing';
import { domains as endpoints, type Endpoint } from '@portal/schema/rest';
import { Kind, parse, print, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCases, type DomainTestCases } from '../../test/cases.ts';
import { startGateway, type GraphqlResponse, type TestGateway } from '../../test/gateway.ts';
import { openGraphiql } from '../../test/graphiql.ts';
import { upload } from '../../test/multipart.ts';
import { inputPaths, rootFields } from '../../test/operations.ts';
import { png } from '../../test/pictures.ts';
import { domains } from '../domains/index.ts';
import { examples } from './graphiql.ts';
import { buildSchema } from './schema.ts';

const sentByPage = openGraphiql();
let platform: TestPlatform;
let gateway: TestGateway;
let token = '';
/** Values for the placeholders of examples, taken from the answers to other examples. */
const known: Record<string, string> = { 'what its image shows': testCaptcha };
/** The answers so far, by the names of the examples. */
const answers: Record<string, unknown> = {};

beforeAll(async () => {
  platform = await createTestPlatform();
  await seedDemo(platform.services);
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  gateway = await startGateway({ url, publicKeyPem: platform.publicKeyPem });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const operations = examples().flatMap(({ query, variables }) =>
  parse(query)
    .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => ({ name: definition.name?.value ?? '', definition, query, variables })),
);
const prepareExample = Object.assign({}, ...testCases.map((row) => row.prepareExample)) as Readonly<
  Record<string, (platform: TestPlatform) => void | Promise<void>>
>;

const placeholders = Object.assign(
  {},
  ...testCases.map((row) => row.placeholders),
) as Required<DomainTestCases>['placeholders'];

/** Fills the placeholders that an example of the document needs. */
async function fill(query: string, example: string): Promise<string> {
  let filled = Object.entries(known).reduce(
    (text, [placeholder, value]) => text.replaceAll(`"${placeholder}"`, `"${value}"`),
    query,
  );
  for (const [placeholder, valueOf] of Object.entries(placeholders))
    if (example.includes(`"${placeholder}"`))
      filled = filled.replaceAll(`"${placeholder}"`, `"${await valueOf(platform, answers)}"`);
  return filled;
}

/** Paths of the files that a root field takes, by the field's name. */
const filePaths = new Map(
  rootFields(buildSchema()).map(({ field }) => [
    field.name,
    field.args.flatMap((argument) => inputPaths(argument, 'Upload')),
  ]),
);

/** The paths of the files that an example sends; none for an example without variables, which sends JSON. */
function filePathsOf({ variableDefinitions, selectionSet }: OperationDefinitionNode): readonly string[] {
  const [field] = selectionSet.selections;
  if ((variableDefinitions ?? []).length === 0 || field?.kind !== Kind.FIELD) return [];
  return filePaths.get(field.name.value) ?? [];
}

async function run(name: string): Promise<GraphqlResponse> {
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`there is no example named ${name}`);
  const { query, variables, definition } = found;
  const body = await sentByPage({
    query: await fill(query, print(definition)),
    operationName: name,
    variables: JSON.parse(variables ?? '{}') as unknown,
  });
  const path = filePathsOf(definition);
  const answer =
    path.length === 0
      ? await gateway.post(body, { token })
      : await upload(gateway, body, { path, content: png(2, 2) }, { token });
  answers[name] = answer.data;
  const id = firstId(answer.data);
  if (id !== undefined) known[`the id of ${name}`] = id;
  return answer;
}

/** The first `id` in an answer. */
function firstId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && typeof value.id === 'string') return value.id;
  for (const part of Object.values(value)) {
    const id = firstId(part);
    if (id !== undefined) return id;
  }
  return undefined;
}

async function signIn(): Promise<void> {
  const { data } = await run('SignIn');
  token = (data?.['login'] as { token: string }).token;
}

/** The code in the newest mail. */
async function mailedCode(): Promise<string> {
  const [code] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec((await platform.sendMails()).at(-1)?.text ?? '') ?? [];
  return code ?? '';
}

/** Examples that end the session, change a member's credentials or need a mailed code; they run last. */
const last = [
  'SendEmailCodes',
  'ChangeEmail',
  'ChangeTransactionPassword',
  'SendTransactionCode',
  'ResetTransactionPassword',
  'ChangeLoginPassword',
  'ForgotPassword',
  'ResetPassword',
  'SignOut',
];

describe('the examples', () => {
  it('contain one document for each domain', () => {
    const folder = join(import.meta.dirname, '../domains');
    const withExample = readdirSync(folder).filter((name) =>
      existsSync(join(folder, name, 'example.graphql')),
    );
    expect(withExample.sort()).toEqual(Object.keys(domains).sort());
    for (const name of Object.keys(prepareExample)) {
      expect(operations.map((operation) => operation.name)).toContain(name);
    }
  });

  it('run in order without errors', async () => {
    await signIn();
    const first = operations.map(({ name }) => name).filter((name) => !last.includes(name));
    for (const name of first) {
      const prepare = prepareExample[name];
      if (prepare !== undefined) {
        await prepare(platform);
        await platform.doJobs();
        await signIn();
      }
      const { data, errors } = await run(name);
      expect(errors, name).toBeUndefined();
      for (const answered of Object.values(data ?? {})) expect(answered, name).not.toBeNull();
    }
  });

  it('include the email address, passwords and sign-out, and run without errors', async () => {
    for (const name of ['SendEmailCodes', 'ChangeEmail'])
      expect((await run(name)).errors, name).toBeUndefined();
    await run('NewCaptcha');
    expect((await run('ForgotPassword')).errors).toBeUndefined();
    known['ACDE-FHJK-MNPR'] = await mailedCode();
    for (const name of [
      'ChangeTransactionPassword',
      'SendTransactionCode',
      'ResetTransactionPassword',
      'SignOut',
      'SignIn',
      'ChangeLoginPassword',
      'ResetPassword',
    ]) {
      const { data, errors } = await run(name);
      expect(errors, name).toBeUndefined();
      if (name === 'SendTransactionCode') known['the code of SendTransactionCode'] = await mailedCode();
      if (name === 'SignIn') token = (data?.['login'] as { token: string }).token;
    }
  });

  it('call every path of the specification, and each call succeeds', async () => {
    const { text } = await gateway.requestAdmin('/metrics');
    const succeeded = text.matchAll(
      /upstream_request_duration_seconds_count\{path="([^"]+)",code="20000"\}/g,
    );
    const called = new Set(Array.from(succeeded, ([, path]) => path));
    const paths = Object.values(endpoints)
      .flatMap((domain) => Object.values<Endpoint>(domain))
      .filter(({ extension }) => extension !== true)
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !called.has(path))).toEqual([]);
  });
});
