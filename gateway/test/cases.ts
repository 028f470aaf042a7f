/**
 * Test cases of the domains for the tests that cover all domains, exported as `testCases` by
 * `src/domains/<domain>/cases.ts`. Domains whose operations take no id and move no credits need none.
 */
import { existsSync } from 'node:fs';
import type { TestPlatform } from '@portal/platform/testing';
import type { Effect, Endpoint } from '@portal/schema/rest';
import { domains } from '../src/domains/index.ts';
import type { PicturePath } from './multipart.ts';
import type { Created, Owner } from './owner.ts';

/** Arguments or variables by name. */
export type Values = Readonly<Record<string, unknown>>;

/** An operation, the platform call it makes first, and both answers when it succeeds. */
export interface CallCase {
  readonly endpoint: Endpoint;
  readonly document: string;
  readonly variables: Values;
  /** Path of the required picture below the variables, such as `input.receiptImage`, or several paths. */
  readonly picturePath?: PicturePath;
  /** The platform's answer. */
  readonly result: unknown;
  /** The gateway's answer. */
  readonly data: Values;
}

/** A mutation that a factor can confirm and that moves no credits, with an input that keeps the endpoint's rules. */
export interface ConfirmedCase {
  readonly endpoint: Endpoint;
  readonly mutation: string;
  readonly input: Values;
}

/** An id that an operation takes, and a way to make something that has such an id. */
export interface IdCase {
  /** The operation's field and the path of the id in its arguments: `updateBankAccount:input.id`. */
  readonly at: string;
  /** Runs before the case, for example to advance the clock to the next day. */
  readonly prepare?: (platform: TestPlatform) => void | Promise<void>;
  readonly make: (owner: Owner) => Promise<Created>;
  /** Arguments that are valid for the owner of the id. */
  readonly args: (id: string) => Values;
  /** Runs after the case, to undo what would affect others. */
  readonly finish?: (platform: TestPlatform) => Promise<void>;
  /** Path of the picture that the operation needs, below its arguments, which hold null there. */
  readonly picturePath?: PicturePath;
}

/** A value other than an id that two members may give, such as the hash of a transaction, which is public. */
export interface PublicValueCase {
  readonly at: string;
  /** Finds such a value in the answers to the owner's queries, which are given by name. */
  readonly find: (answers: Values) => string;
  /** Arguments that are valid for any member. */
  readonly args: (value: string) => Values;
}

/** The test cases of one domain. Every part is optional. */
export interface DomainTestCases {
  /** One operation for each endpoint that moves credits, and any others that serve as examples. */
  readonly calls?: readonly CallCase[];
  /** One mutation for each endpoint that takes a proof and moves no credits. */
  readonly confirmed?: readonly ConfirmedCase[];
  readonly ids?: readonly IdCase[];
  /** Arguments of type ID that name nothing a member owns, with the reason. */
  readonly publicIds?: Readonly<Record<string, string>>;
  readonly publicValues?: readonly PublicValueCase[];
  /** Names of fields whose texts are for all members, with the reason. */
  readonly publicFields?: Readonly<Record<string, string>>;
  /** Queries that show a member's own data, with the minimum number of values that are private to the member. */
  readonly ownValues?: Readonly<Record<string, number>>;
  /** Lists that can be filtered by the idempotency key under which an entry was made. */
  readonly listsByKey?: readonly string[];
  /** Runs once before members own anything. */
  readonly prepare?: (platform: TestPlatform) => Promise<void>;
  /** Makes one of everything a member can own in this domain, under the same idempotency keys for every member. */
  readonly makeOneOfEach?: (owner: Owner, platform: TestPlatform) => Promise<void>;
  /** Runs before GraphiQL's example of this name. */
  readonly prepareExample?: Readonly<Record<string, (platform: TestPlatform) => void | Promise<void>>>;
  /** Values for placeholders in GraphiQL's examples, such as a code, from answers to other examples. */
  readonly placeholders?: Readonly<
    Record<string, (platform: TestPlatform, answers: Values) => string | Promise<string>>
  >;
}

const fileOf = (name: string): URL => new URL(`../src/domains/${name}/cases.ts`, import.meta.url);

/** The test cases of every domain that has any, in the order of the list. */
export const testCases: readonly DomainTestCases[] = await Promise.all(
  Object.keys(domains)
    .map(fileOf)
    .filter((file) => existsSync(file))
    .map(async ({ href }) => ((await import(href)) as { readonly testCases: DomainTestCases }).testCases),
);

/** Every call, in the order of the list. */
export const calls: readonly CallCase[] = testCases.flatMap((row) => row.calls ?? []);

/** The first call with an effect. */
export function callWithEffect(effect: Effect): CallCase {
  const found = calls.find((call) => call.endpoint.effect === effect);
  if (found === undefined) throw new Error(`no domain has a call with the effect "${effect}"`);
  return found;
}
