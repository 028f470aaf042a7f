/**
 * What one member owns is nobody else's: with another's id a member is answered as with an id that does not exist,
 * changes nothing, and learns nothing. Goes through every id that an operation takes, as the schema has them.
 */
import { randomBytes } from 'node:crypto';
import {
  createTestPlatform,
  testTransactionPassword,
  type TestMember,
  type TestPlatform,
} from '@portal/platform/testing';
import { fillPool, openAccounts } from '@portal/platform/testing/deposits';
import { isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Asked, type TestGateway } from '../test/gateway.ts';
import { upload } from '../test/multipart.ts';
import { documentOf, inputPaths, rootFields, type RootField } from '../test/operations.ts';
import { buildSchema } from './graphql/schema.ts';

const schema = buildSchema();
const fields = new Map(rootFields(schema).map((root) => [root.field.name, root]));
const day = 24 * 60 * 60 * 1000;
const nobodys = '999999999999999';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let platform: TestPlatform;
let gateway: TestGateway;
let channel: { channelId: string; sysBankAccountId: string };
let keys = 0;
const nextKey = (): string => `key-of-the-walk-${String((keys += 1)).padStart(6, '0')}`;

/** A member who asks, and what the member can make. */
class Owner {
  readonly #member: TestMember;
  #places = 0;

  constructor(member: TestMember) {
    this.#member = member;
  }

  /** Asks a field for all it has to say. */
  async ask(name: string, args: Readonly<Record<string, unknown>> = {}): Promise<Asked> {
    const document = documentOf(rootOf(name), Object.keys(args));
    return gateway.query(document, { token: await platform.signIn(this.#member), variables: args });
  }

  /** The same, and it must go well. The only object in the payload of a mutation is what was made. */
  async make(name: string, input: Readonly<Record<string, unknown>>): Promise<Made> {
    const { data, errors } = await this.ask(name, { input });
    expect(errors, name).toBeUndefined();
    return madeOf(data, name);
  }

  bankAccount(): Promise<Made> {
    this.#places += 1;
    return this.make('addBankAccount', {
      bankName: `Bank of ${this.#member.userName}`,
      accountName: `Holder ${this.#member.userName}`,
      accountNumber: `${this.#member.userName}${String(this.#places).padStart(6, '0')}`,
      transactionPassword: testTransactionPassword,
    });
  }

  walletAddress(network: string): Promise<Made> {
    return this.make('addWalletAddress', {
      network,
      address: `0x${randomBytes(20).toString('hex')}`,
      label: `wallet of ${this.#member.userName}`,
      transactionPassword: testTransactionPassword,
    });
  }

  depositOnChain(idempotencyKey = nextKey()): Promise<Made> {
    return this.make('depositOnChain', {
      idempotencyKey,
      network: 'BEP20',
      amount: '75',
      reference: `0x${randomBytes(32).toString('hex')}`,
    });
  }

  async depositByBank(idempotencyKey = nextKey()): Promise<Made> {
    const input = {
      idempotencyKey,
      channelId: channel.channelId,
      bankAccountId: channel.sysBankAccountId,
      amount: '200',
      rate: '1',
      reference: `RCPT-${randomBytes(8).toString('hex')}`,
      receiptImage: null,
    };
    const { data, errors } = await upload(
      gateway,
      { query: documentOf(rootOf('depositByBank'), ['input']), variables: { input } },
      { path: 'input.receiptImage', content: picture },
      { token: await platform.signIn(this.#member) },
    );
    expect(errors).toBeUndefined();
    return madeOf(data, 'depositByBank');
  }

  convert(idempotencyKey = nextKey()): Promise<Made> {
    return this.make('convert', {
      idempotencyKey,
      from: 'CASH_POINT',
      to: 'GMT',
      amount: '1',
      actualAmount: '10',
    });
  }

  /** One of everything a member can own; the keys are the same for each who owns. */
  async everything(): Promise<void> {
    const name = 'one-of-everything';
    const account = await this.bankAccount();
    await this.walletAddress('BEP20');
    await this.walletAddress('ERC20');
    // reading the rules is what makes an address to deposit to the member's
    await this.ask('depositConfig');
    const deposit = await this.depositOnChain(`${name}-1`);
    await this.depositByBank(`${name}-2`);
    expect(await platform.reviews.approve(`deposit:${deposit.id}`)).toBe(true);
    await this.make('withdrawToBank', {
      ...withdrawal('100', '1', `${name}-3`),
      bankAccountId: account.id,
    });
    const { id } = await this.convert(`${name}-4`);
    await this.make('cancelConvert', { idempotencyKey: `${name}-5`, id });
    await this.make('transfer', {
      idempotencyKey: `${name}-6`,
      coin: 'CASH_POINT',
      amount: '10',
      toUserName: 'dewi',
      note: `from ${this.#member.userName}`,
      transactionPassword: testTransactionPassword,
    });
  }

  /** All that the member can read without naming anything. */
  async everythingRead(): Promise<Record<string, unknown>> {
    const read: Record<string, unknown> = {};
    for (const { kind, field } of fields.values()) {
      if (kind === 'mutation' || field.args.some((argument) => inputPaths(argument, 'ID').length > 0))
        continue;
      const { data, errors } = await this.ask(field.name);
      expect(errors, field.name).toBeUndefined();
      read[field.name] = data?.[field.name];
    }
    return read;
  }
}

interface Made {
  readonly id: string;
}

const madeOf = (data: Asked['data'], name: string): Made =>
  Object.values(data?.[name] as Record<string, Made>)[0] ?? expect.unreachable();

const rootOf = (name: string): RootField => fields.get(name) ?? expect.unreachable(`there is no ${name}`);

const withdrawal = (amount: string, fee: string, idempotencyKey = nextKey()) => ({
  idempotencyKey,
  amount,
  fee,
  transactionPassword: testTransactionPassword,
});

/** IDs that name nothing a member owns, and why. */
const exempt: Readonly<Record<string, string>> = {
  'register:input.countryCode': 'a country',
  'register:input.captchaId': 'a visitor’s, and used up by whoever names it',
  'requestPasswordReset:input.captchaId': 'a visitor’s, and used up by whoever names it',
  'depositByBank:input.channelId': 'a channel of the platform, the same for all members',
  'depositByBank:input.bankAccountId': 'an account of the platform, the same for all members',
};

/** A use of an id: who owns makes one, and whoever asks sends it in a request that is in order otherwise. */
interface Use {
  readonly at: string;
  readonly make: (owner: Owner) => Promise<Made>;
  readonly args: (id: string) => Readonly<Record<string, unknown>>;
}

const deletion = (id: string) => ({ input: { id, transactionPassword: testTransactionPassword } });
const chainWithdrawal = (network: string, fee: string): Use => ({
  at: 'withdrawOnChain:input.walletAddressId',
  make: (owner) => owner.walletAddress(network),
  args: (walletAddressId) => ({ input: { ...withdrawal('100', fee), network, walletAddressId } }),
});

const uses: readonly Use[] = [
  chainWithdrawal('BEP20', '0.5'),
  chainWithdrawal('ERC20', '5'),
  {
    at: 'withdrawToBank:input.bankAccountId',
    make: (owner) => owner.bankAccount(),
    args: (bankAccountId) => ({ input: { ...withdrawal('100', '1'), bankAccountId } }),
  },
  {
    at: 'depositReceiptImage:depositId',
    make: (owner) => owner.depositByBank(),
    args: (depositId) => ({ depositId }),
  },
  {
    at: 'updateBankAccount:input.id',
    make: (owner) => owner.bankAccount(),
    args: (id) => ({
      input: {
        ...deletion(id).input,
        bankName: 'Another bank',
        accountName: 'Another name',
        accountNumber: `CHANGED${keys}`,
      },
    }),
  },
  {
    at: 'updateWalletAddress:input.id',
    make: (owner) => owner.walletAddress('ERC20'),
    args: (id) => ({
      input: { ...deletion(id).input, network: 'BEP20', address: `0x${randomBytes(20).toString('hex')}` },
    }),
  },
  { at: 'deleteBankAccount:input.id', make: (owner) => owner.bankAccount(), args: deletion },
  { at: 'deleteWalletAddress:input.id', make: (owner) => owner.walletAddress('BEP20'), args: deletion },
  {
    at: 'cancelConvert:input.id',
    make: (owner) => owner.convert(),
    args: (id) => ({ input: { idempotencyKey: nextKey(), id } }),
  },
];

/**
 * What names somebody or something in what a member can read: no words of the schema, amounts, days, pictures or
 * cursors, which are positions.
 */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.length >= 5 && !isCommon(value)) names.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) if (!/cursor$/i.test(key)) namesIn(part, names);
  }
  return names;
}

const words = new Set(
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
  ),
);
const isCommon = (text: string): boolean =>
  words.has(text) ||
  /^-?\d{1,12}(\.\d+)?$/.test(text) ||
  /^\d{4}-\d{2}-\d{2}/.test(text) ||
  text.startsWith('data:');

let aiko: Owner;
let budi: Owner;
/** What is aiko's alone: it was not there when a third member, who owns as much, read all there was. */
let secrets: string[];

beforeAll(async () => {
  platform = await createTestPlatform();
  await fillPool(platform.services.database, 5);
  [channel = expect.unreachable()] = await openAccounts(platform.services.database);
  const balances = { CASH_POINT: '1000', WITHDRAWAL_POINT: '10000' };
  await platform.addMember('dewi');
  const members = [];
  for (const name of ['chandrawijaya', 'aikotanaka', 'budisantoso']) {
    members.push(new Owner(await platform.addMember(name, { balances, email: `${name}@example.com` })));
  }
  const url = await platform.listen({ host: '127.0.0.1', port: 0 });
  gateway = await startGateway({ url, publicKeyPem: platform.publicKeyPem });
  const [chandra = expect.unreachable(), ...others] = members;
  [aiko = expect.unreachable(), budi = expect.unreachable()] = others;
  await chandra.everything();
  const known = namesIn(await chandra.everythingRead());
  await aiko.everything();
  await budi.everything();
  secrets = [...namesIn(await aiko.everythingRead())].filter((one) => !known.has(one));
}, 180_000);
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

/** What an answer says, apart from which request it answers. */
const said = ({ data, errors }: Asked) => ({
  data,
  errors: errors?.map(({ message, extensions: { code, field } }) => ({ message, code, field })),
});

const expectNothingOf = (owned: Iterable<string>, { text }: Pick<Asked, 'text'>): void => {
  for (const secret of owned) expect(text).not.toContain(secret);
};

it('knows every id that an operation takes', () => {
  const found = [...fields.values()].flatMap(({ field }) =>
    field.args.flatMap((argument) => inputPaths(argument, 'ID').map((path) => `${field.name}:${path}`)),
  );
  const known = [...Object.keys(exempt), ...uses.map(({ at }) => at)];
  // Keys are each member's own: the two members of this test made one of everything under the same ones.
  expect(new Set(found.filter((at) => !at.endsWith('.idempotencyKey')))).toEqual(new Set(known));
});

it('knows what is to stay with its owner', async () => {
  const secretsIn = (value: unknown) => [...namesIn(value)].filter((one) => secrets.includes(one));
  expect(secrets.length).toBeGreaterThan(25);
  const { walletAddresses, bankAccounts, deposits, withdrawals, depositConfig } = await aiko.everythingRead();
  for (const own of [walletAddresses, bankAccounts, deposits, withdrawals]) {
    expect(secretsIn(own).length).toBeGreaterThan(1);
  }
  expect(secretsIn(depositConfig), 'addresses to deposit to').toHaveLength(3);
});

describe.each(uses)('the id of $at', ({ at, make, args }) => {
  const [name = ''] = at.split(':');

  it('is good for its owner alone', async () => {
    if (name.startsWith('withdraw')) platform.clock.advance(day);
    const foreign = await make(aiko);
    const before = await aiko.everythingRead();
    const own = [...secrets, ...namesIn(foreign)];
    const answers = [];
    for (const id of [foreign.id, nobodys]) {
      const answer = await budi.ask(name, args(id));
      expectNothingOf(own, answer);
      answers.push(said(answer));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await aiko.everythingRead()).toEqual(before);

    const { data, errors } = await budi.ask(name, args((await make(budi)).id));
    expect(errors, 'the request is in order for who owns what it names').toBeUndefined();
    expect(data?.[name]).not.toBeNull();
  });
});

describe('a list', () => {
  const lists = [...fields.values()].filter(
    ({ kind, field }) =>
      kind === 'query' && !field.args.some((argument) => inputPaths(argument, 'ID').length > 0),
  );

  it.each(lists.map(({ field }) => field.name))('%s has nothing of another member', async (name) => {
    const answer = await budi.ask(name);
    expect(answer.errors).toBeUndefined();
    expectNothingOf(secrets, answer);
  });

  it.each(
    lists
      .filter(({ field }) => field.args.some((arg) => arg.name === 'after'))
      .map(({ field }) => field.name),
  )('%s has nothing of another member behind that member’s cursors either', async (name) => {
    const { [name]: page } = (await aiko.everythingRead()) as Record<string, { edges: { cursor: string }[] }>;
    expect(page?.edges.length).toBeGreaterThan(0);
    for (const { cursor } of page?.edges ?? []) {
      const answer = await budi.ask(name, { after: cursor, first: 100 });
      expect(answer.errors).toBeUndefined();
      expectNothingOf(secrets, answer);
    }
  });
});

it('a reference that another member used is refused without a word about whose it is', async () => {
  const { deposits } = (await aiko.everythingRead()) as {
    deposits: { edges: { node: { hash: string | null } }[] };
  };
  const hash =
    deposits.edges.map(({ node }) => node.hash).find((one) => one !== null) ?? expect.unreachable();
  const input = { idempotencyKey: nextKey(), network: 'BEP20', amount: '75', reference: hash };
  const answer = await budi.ask('depositOnChain', { input });
  expect(answer.errors?.[0]?.extensions.code).toBe('PLATFORM_MESSAGE');
  expectNothingOf(
    secrets.filter((one) => one !== hash),
    answer,
  );
});

it('nothing of all this is in the log', () => {
  expectNothingOf(secrets, { text: gateway.log() });
});
