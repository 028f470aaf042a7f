/**
 * What domains contribute to the tests that cover all of them. `src/domains/<domain>.rows.ts` exports it as `rows`;
 * a domain whose operations take no id and move no credits has no such file.
 */
import { existsSync } from 'node:fs';
import type { TestPlatform } from '@portal/platform/testing';
import type { Effect, Endpoint } from '@portal/schema/rest';
import { domains } from '../src/domains/index.ts';
import type { PicturePath } from './multipart.ts';
import type { Made, Owner } from './owner.ts';

/** Arguments or variables by name. */
export type Values = Readonly<Record<string, unknown>>;

/** An operation, the platform call it makes first, and both answers when it succeeds. */
export interface CallRow {
  readonly endpoint: Endpoint;
  readonly document: string;
  readonly variables: Values;
  /** Path of the picture it needs, below the variables: `input.receiptImage`. Several where it needs several. */
  readonly picturePath?: PicturePath;
  /** What the platform answers. */
  readonly result: unknown;
  /** What the gateway answers. */
  readonly data: Values;
}

/** A mutation that a factor can confirm and that moves no credits, with an input that keeps the endpoint's rules. */
export interface ConfirmedRow {
  readonly endpoint: Endpoint;
  readonly mutation: string;
  readonly input: Values;
}

/** An id that an operation takes, and a way to make something that has such an id. */
export interface IdRow {
  /** The operation's field and the path of the id in its arguments: `updateBankAccount:input.id`. */
  readonly at: string;
  /** Runs before the row, for instance to move the clock on to the next day. */
  readonly prepare?: (platform: TestPlatform) => void | Promise<void>;
  readonly make: (owner: Owner) => Promise<Made>;
  /** Arguments that are valid for the owner of the id. */
  readonly args: (id: string) => Values;
  /** Runs after the row, to remove what would disturb the others. */
  readonly finish?: (platform: TestPlatform) => Promise<void>;
  /** Path of the picture that the operation needs, below its arguments, which hold null there. */
  readonly picturePath?: PicturePath;
}

/** A value other than an id that two members may give, such as the hash of a transaction, which is public. */
export interface PublicValueRow {
  readonly at: string;
  /** Finds such a value in the answers to the owner's queries, which are given by name. */
  readonly find: (answers: Values) => string;
  /** Arguments that are valid for any member. */
  readonly args: (value: string) => Values;
}

/** The rows of one domain. Every part is optional. */
export interface DomainRows {
  /** One operation for each endpoint that moves credits, and any others that serve as examples. */
  readonly calls?: readonly CallRow[];
  /** One mutation for each endpoint that takes a proof and moves no credits. */
  readonly confirmed?: readonly ConfirmedRow[];
  readonly ids?: readonly IdRow[];
  /** Arguments of type ID that name nothing a member owns, with the reason. */
  readonly publicIds?: Readonly<Record<string, string>>;
  readonly publicValues?: readonly PublicValueRow[];
  /** Names of fields whose texts are for all members, with the reason. */
  readonly publicFields?: Readonly<Record<string, string>>;
  /** Queries that show a member's own data, with the minimum number of values in it that no other member may see. */
  readonly ownValues?: Readonly<Record<string, number>>;
  /** Lists that can be filtered by the idempotency key under which an entry was made. */
  readonly listsByKey?: readonly string[];
  /** Runs once before members own anything. */
  readonly prepare?: (platform: TestPlatform) => Promise<void>;
  /** Makes one of everything a member can own in this domain, under the same idempotency keys for every member. */
  readonly makeOneOfEach?: (owner: Owner, platform: TestPlatform) => Promise<void>;
  /** Runs before GraphiQL's example of this name. */
  readonly prepareExample?: Readonly<Record<string, (platform: TestPlatform) => void | Promise<void>>>;
  /** What stands for a text in GraphiQL's examples, such as a code, from the answers to other examples by their names. */
  readonly placeholders?: Readonly<
    Record<string, (platform: TestPlatform, answers: Values) => string | Promise<string>>
  >;
}

const fileOf = (name: string): URL => new URL(`../src/domains/${name}.rows.ts`, import.meta.url);

/** The rows of every domain that has any, in the order of the list. */
export const rows: readonly DomainRows[] = await Promise.all(
  Object.keys(domains)
    .map(fileOf)
    .filter((file) => existsSync(file))
    .map(async ({ href }) => ((await import(href)) as { readonly rows: DomainRows }).rows),
);

/** Every call row, in the order of the list. */
export const calls: readonly CallRow[] = rows.flatMap((row) => row.calls ?? []);

/** The first call with an effect. */
export function callWithEffect(effect: Effect): CallRow {
  const found = calls.find((call) => call.endpoint.effect === effect);
  if (found === undefined) throw new Error(`no domain has a call with the effect "${effect}"`);
  return found;
}
