/** The examples of GraphiQL, run as they are against the demonstration whose members and ids they name. */
import { createTestPlatform, seedDemo, testCaptcha, type TestPlatform } from '@portal/platform/testing';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Asked, type TestGateway } from '../../test/gateway.ts';
import { upload } from '../../test/multipart.ts';
import { png } from '../../test/pictures.ts';
import { examples } from './graphiql.ts';

let platform: TestPlatform;
let gateway: TestGateway;
let token = '';
/** What examples leave to whoever runs them: what another example answered. */
const known: Record<string, string> = { 'what its image shows': testCaptcha };

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

async function run(name: string): Promise<Asked> {
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`there is no example named ${name}`);
  const { query, variables, definition } = found;
  const filled = Object.entries(known).reduce(
    (text, [what, value]) => text.replaceAll(`"${what}"`, `"${value}"`),
    query,
  );
  const body = { query: filled, operationName: name, variables: JSON.parse(variables ?? '{}') as unknown };
  return takesFile(definition)
    ? upload(gateway, body, { path: 'input.receiptImage', content: png(2, 2) }, { token })
    : gateway.post(body, { token });
}

const takesFile = ({ variableDefinitions }: OperationDefinitionNode): boolean =>
  (variableDefinitions ?? []).length > 0;

async function signIn(): Promise<void> {
  const { data } = await run('SignIn');
  token = (data?.['login'] as { token: string }).token;
}

/** What only works at the end of a session, or with a code that was sent by mail. */
const last = [
  'ChangeTransactionPassword',
  'ChangeLoginPassword',
  'ForgotPassword',
  'ResetPassword',
  'SignOut',
];

describe('the examples', () => {
  it('all answer without errors, from the first to the last', async () => {
    await signIn();
    const first = operations.map(({ name }) => name).filter((name) => !last.includes(name));
    for (const name of first) {
      // one withdrawal a business day
      if (name === 'WithdrawToBank') {
        platform.clock.advance(24 * 60 * 60_000);
        await signIn();
      }
      const { data, errors } = await run(name);
      expect(errors, name).toBeUndefined();
      for (const answered of Object.values(data ?? {})) expect(answered, name).not.toBeNull();
      if (name === 'NewCaptcha')
        known['the id of NewCaptcha'] = (data?.['createCaptcha'] as { id: string }).id;
      if (name === 'Convert') {
        known['the id of Convert'] = (data?.['convert'] as { order: { id: string } }).order.id;
      }
    }
  });

  it('of passwords and the end of a session too', async () => {
    const captcha = await run('NewCaptcha');
    known['the id of NewCaptcha'] = (captcha.data?.['createCaptcha'] as { id: string }).id;
    expect((await run('ForgotPassword')).errors).toBeUndefined();
    const [code] = /\d{6}/.exec(platform.mails.at(-1)?.text ?? '') ?? [];
    known['123456'] = code ?? '';
    for (const name of [
      'ChangeTransactionPassword',
      'SignOut',
      'SignIn',
      'ChangeLoginPassword',
      'ResetPassword',
    ]) {
      const { data, errors } = await run(name);
      expect(errors, name).toBeUndefined();
      if (name === 'SignIn') token = (data?.['login'] as { token: string }).token;
    }
  });
});
