/**
 * A member cannot reach what another member owns: with another member's id, an operation answers as with an id that
 * does not exist, changes nothing and reveals nothing. The tests go through every id that an operation of the schema
 * takes.
 */
import { createTestPlatform, type TestPlatform } from '@portal/platform/testing';
import { creditTypes } from '@portal/schema/rest';
import { getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCases, type Values } from '../../test/cases.ts';
import { startGateway, type GraphqlResponse, type TestGateway } from '../../test/gateway.ts';
import { inputPaths, rootFields, type RootField } from '../../test/operations.ts';
import { Owner } from '../../test/owner.ts';
import { buildSchema } from '../graphql/schema.ts';

const schema = buildSchema();
const fields = new Map(rootFields(schema).map((root) => [root.field.name, root]));
/** The paths of the ids that a field takes. Idempotency keys are excluded, because each member has separate ones. */
const idsOf = ({ args }: RootField['field']): string[] =>
  args
    .flatMap((argument) => inputPaths(argument, 'ID'))
    .filter((path) => path.split('.').at(-1) !== 'idempotencyKey');
const unusedId = '999999999999999';

const idRows = testCases.flatMap((row) => row.ids ?? []);
const publicIds = testCases.flatMap((row) => Object.keys(row.publicIds ?? {}));
const publicValues = testCases.flatMap((row) => row.publicValues ?? []);
const publicFields = new Set(testCases.flatMap((row) => Object.keys(row.publicFields ?? {})));
const ownValues = testCases.flatMap((row) => Object.entries(row.ownValues ?? {}));
/** The name of the field in `field:path.of.the.argument`. */
const fieldIn = (at: string): string => at.split(':')[0] ?? '';

/** Queries without required arguments. Domain tests cover queries that need other arguments, such as a user name. */
const openQueries = [...fields.values()].filter(
  ({ kind, field }) => kind === 'query' && idsOf(field).length === 0 && !field.args.some(isRequiredArgument),
);

let platform: TestPlatform;
let gateway: TestGateway;

/** Everything that a member can read without naming an id, by query. */
async function readEverything(owner: Owner): Promise<Values> {
  const read: Record<string, unknown> = {};
  for (const { field } of openQueries) {
    const { name } = field;
    const { data, errors } = await owner.query(name);
    expect(errors, name).toBeUndefined();
    read[name] = data?.[name];
  }
  return read;
}

async function makeOneOfEach(owner: Owner): Promise<void> {
  for (const row of testCases) await row.makeOneOfEach?.(owner, platform);
}

const fieldsOfObjects = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()));
/** Names of fields that contain a member's text or id. Others contain amounts, times, flags or public data. */
const textFields = new Set(
  fieldsOfObjects
    .filter(({ type }) => ['ID', 'String'].includes(getNamedType(type).name))
    .map(({ name }) => name)
    .filter((name) => !publicFields.has(name)),
);

/** A day of the calendar, `2026-11-21`: the same for all members. */
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** The values in an answer that identify a person or a thing. Pictures are left out, days, and cursors, which are positions. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'string') namesIn(part, names);
    else if (textFields.has(key) && !/cursor$/i.test(key) && part.length >= 5 && !part.startsWith('data:')) {
      if (!isDay(part)) names.add(part);
    }
  }
  return names;
}

let aiko: Owner;
let budi: Owner;
/** Values that only aiko may see. A third member with the same possessions did not see them before aiko had any. */
let secrets: string[];
/** The idempotency keys under which every member made one of each. */
let sharedKeys: string[];

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const row of testCases) await row.prepare?.(platform);
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  // All members call from one address, and the test sends more requests than the limit of a minute.
  const env = { REQUESTS_PER_ADDRESS_PER_MINUTE: '100000' };
  gateway = await startGateway({ url, publicKeyPem: platform.publicKeyPem }, env);
  const balances = Object.fromEntries(creditTypes.map((coin) => [coin, '10000']));
  const [chandra = expect.unreachable(), ...others] = await Promise.all(
    ['chandrawijaya', 'aikotanaka', 'budisantoso'].map(async (name) => {
      const member = await platform.addMember(name, {
        balances,
        flags: { commitment: true, otc: true, matchingCodes: true },
        email: `${name}@example.com`,
      });
      return new Owner(member, { platform, gateway, fields });
    }),
  );
  [aiko = expect.unreachable(), budi = expect.unreachable()] = others;
  await makeOneOfEach(chandra);
  const known = namesIn(await readEverything(chandra));
  await makeOneOfEach(aiko);
  await makeOneOfEach(budi);
  sharedKeys = [...budi.keys];
  expect(sharedKeys).toEqual([...aiko.keys]);
  secrets = [...namesIn(await readEverything(aiko))].filter((value) => !known.has(value));
}, 180_000);
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

/** An answer without the id of its request. */
const withoutRequestId = ({ data, errors }: GraphqlResponse) => ({
  data,
  errors: errors?.map(({ message, extensions: { code, field } }) => ({ message, code, field })),
});

const expectNoneOf = (owned: Iterable<string>, { text }: Pick<GraphqlResponse, 'text'>): void => {
  for (const secret of owned) {
    // The random id of a request may hold the digits of a short id within its own.
    const standsAlone = /^[\da-f]+$/.test(secret) && new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`);
    if (standsAlone) expect(text).not.toMatch(standsAlone);
    else expect(text).not.toContain(secret);
  }
};

it('covers every id that an operation accepts', () => {
  const found = [...fields.values()].flatMap(({ field }) =>
    idsOf(field).map((path) => `${field.name}:${path}`),
  );
  expect(new Set(found)).toEqual(new Set([...publicIds, ...idRows.map(({ at }) => at)]));
});

it('every query for own data has test values that no other member may see', async () => {
  const read = await readEverything(aiko);
  expect(ownValues.length).toBeGreaterThan(0);
  for (const [name, least] of ownValues) {
    const found = [...namesIn(read[name])].filter((value) => secrets.includes(value));
    expect(found.length, name).toBeGreaterThanOrEqual(least);
  }
});

describe.each(idRows)('the id of $at', ({ at, prepare, make, args, picturePath, finish }) => {
  const name = fieldIn(at);
  afterAll(() => finish?.(platform));

  it('can be used only by its owner', async () => {
    await prepare?.(platform);
    const foreign = await make(aiko);
    // Runs due jobs before anything is compared.
    await platform.doJobs();
    const before = await readEverything(aiko);
    const own = [...secrets, ...namesIn(foreign)];
    const answers = [];
    for (const id of [foreign.id, unusedId]) {
      const answer = await budi.query(name, args(id), picturePath);
      expectNoneOf(own, answer);
      answers.push(withoutRequestId(answer));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await readEverything(aiko)).toEqual(before);

    const { data, errors } = await budi.query(name, args((await make(budi)).id), picturePath);
    expect(errors, 'the request is valid for the owner of the id').toBeUndefined();
    expect(data?.[name]).not.toBeNull();
  });
});

describe('a query', () => {
  it.each(openQueries.map(({ field }) => field.name))('%s shows nothing of another member', async (name) => {
    const answer = await budi.query(name);
    expect(answer.errors).toBeUndefined();
    expectNoneOf(secrets, answer);
  });

  it.each(
    openQueries
      .filter(({ field }) => field.args.some((arg) => arg.name === 'after'))
      .map(({ field }) => field.name),
  )('%s shows nothing of another member after that member’s cursors', async (name) => {
    const { [name]: page } = (await readEverything(aiko)) as Record<string, { edges: { cursor: string }[] }>;
    expect(page?.edges.length).toBeGreaterThan(0);
    for (const { cursor } of page?.edges ?? []) {
      const answer = await budi.query(name, { after: cursor, first: 100 });
      expect(answer.errors).toBeUndefined();
      expectNoneOf(secrets, answer);
    }
  });
});

/** The lists that take an idempotency key, with the arguments that carry it. */
const keyed = [...fields.values()].flatMap(({ kind, field }) =>
  kind === 'query'
    ? field.args
        .flatMap((argument) => inputPaths(argument, 'ID'))
        .filter((path) => path.split('.').at(-1) === 'idempotencyKey')
        .map((path) => ({ name: field.name, path }))
    : [],
);

describe('the idempotency key', () => {
  const argsOf = (path: string, key: string): Readonly<Record<string, unknown>> =>
    path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), key) as Record<
      string,
      unknown
    >;

  it.each(keyed)('of $name finds only what its member created with it', async ({ name, path }) => {
    // both members made one of each under the same keys
    const found = { aiko: new Set<string>(), budi: new Set<string>() };
    for (const key of sharedKeys) {
      for (const [who, owner] of Object.entries({ aiko, budi })) {
        const { data, errors } = await owner.query(name, argsOf(path, key));
        expect(errors).toBeUndefined();
        const { edges } = data?.[name] as { edges: { node: { id: string } }[] };
        expect(edges.length).toBeLessThanOrEqual(1);
        for (const { node } of edges) found[who as keyof typeof found].add(node.id);
      }
    }
    expect(found.aiko.size).toBeGreaterThan(0);
    expect(found.budi.size).toBe(found.aiko.size);
    expect([...found.aiko].filter((id) => found.budi.has(id))).toEqual([]);

    const answer = await budi.query(name, argsOf(path, 'a-key-that-no-member-used'));
    expect(answer.data).toMatchObject({ [name]: { edges: [] } });
  });

  it('can filter every list whose entries are created with one', () => {
    const expected = testCases.flatMap((row) => row.listsByKey ?? []);
    expect(keyed.map(({ name }) => name).sort()).toEqual([...expected].sort());
  });
});

describe.each(publicValues)('a value of $at that another member has used', ({ at, find, args }) => {
  it('passes like any other and does not reveal the other member', async () => {
    const value = find(await readEverything(aiko));
    const answer = await budi.query(fieldIn(at), args(value));
    expect(answer.errors).toBeUndefined();
    expectNoneOf(
      secrets.filter((secret) => secret !== value),
      answer,
    );
  });
});

it('keeps these values out of the log', () => {
  expectNoneOf(secrets, { text: gateway.log() });
});

// A fixture that breaks the ledger would let an audit halt it in the middle of the tests.
it('leaves the ledger balanced', async () => {
  expect(await platform.guard.check()).toBe(0);
});
