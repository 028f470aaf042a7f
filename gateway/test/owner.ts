/** A member of the real platform who uses the portal through a gateway. */
import { testTransactionPassword, type TestMember, type TestPlatform } from '@portal/platform/testing';
import { expect } from 'vitest';
import type { GraphqlResponse, TestGateway } from './gateway.ts';
import { upload, type PicturePath } from './multipart.ts';
import { documentOf, type RootField } from './operations.ts';
import { png } from './pictures.ts';

/** Something a member created: an order, an account, an address. */
export interface Created {
  readonly id: string;
}

/** The environment in which members act. */
interface OwnerEnvironment {
  readonly platform: TestPlatform;
  readonly gateway: TestGateway;
  /** Fields of Query and Mutation by name. */
  readonly fields: ReadonlyMap<string, RootField>;
}

let count = 0;

/** A number that has not been used before. */
export const nextNumber = (): number => (count += 1);

/** An idempotency key that has not been used before. */
export const nextKey = (): string => `key-of-the-walk-${String(nextNumber()).padStart(6, '0')}`;

/** A day in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** A member who queries and creates data. */
export class Owner {
  readonly transactionPassword = testTransactionPassword;
  /** Idempotency keys of what the member made, oldest first. */
  readonly keys = new Set<string>();
  readonly #member: TestMember;
  /** The current session, reused while it lasts so that the member's session list stays the same. */
  #session: { readonly token: string; readonly begun: number } | undefined;
  readonly #place: OwnerEnvironment;

  constructor(member: TestMember, place: OwnerEnvironment) {
    this.#member = member;
    this.#place = place;
  }

  get userName(): string {
    return this.#member.userName;
  }

  /** Requests a field with all its subfields, with a picture at `picturePath`, where the arguments hold null. */
  async query(
    name: string,
    args: Readonly<Record<string, unknown>> = {},
    picturePath?: PicturePath,
  ): Promise<GraphqlResponse> {
    const { gateway } = this.#place;
    const document = documentOf(this.#fieldOf(name), Object.keys(args));
    const token = await this.#token();
    return picturePath === undefined
      ? gateway.query(document, { token, variables: args })
      : upload(
          gateway,
          { query: document, variables: args },
          { path: picturePath, content: png(2, 2) },
          { token },
        );
  }

  /** Signs in again, as on another device. Returns that session as the member sees it. */
  async beginSession(): Promise<Created> {
    const before = await this.#sessionIds();
    await this.#place.platform.signIn(this.#member);
    const id = (await this.#sessionIds()).find((one) => !before.includes(one));
    return id === undefined ? expect.unreachable() : { id };
  }

  async #sessionIds(): Promise<string[]> {
    const { data } = await this.query('sessions');
    return ((data?.['sessions'] ?? []) as readonly Created[]).map(({ id }) => id);
  }

  async #token(): Promise<string> {
    const { platform } = this.#place;
    const now = platform.clock.now().getTime();
    if (this.#session === undefined || now - this.#session.begun > day / 2)
      this.#session = { token: await platform.signIn(this.#member), begun: now };
    return this.#session.token;
  }

  /** Runs a mutation that must succeed and returns the only object in its payload. */
  async make(name: string, input: Readonly<Record<string, unknown>>): Promise<Created> {
    const answer = await this.query(name, { input });
    return this.#made(answer, name, input);
  }

  /** The same with a picture at `path`, where `input` holds null. */
  async makeWithPicture(
    name: string,
    input: Readonly<Record<string, unknown>>,
    path: string,
  ): Promise<Created> {
    return this.#made(await this.query(name, { input }, path), name, input);
  }

  /** Adds a member whom this one invited. */
  async invite(): Promise<Created & { readonly userName: string }> {
    const name = `invited_${String(nextNumber()).padStart(6, '0')}`;
    const { id, userName } = await this.#place.platform.addMember(name, { sponsor: this.#member });
    return { id: id.toString(), userName };
  }

  #fieldOf(name: string): RootField {
    return this.#place.fields.get(name) ?? expect.unreachable(`there is no ${name}`);
  }

  #made(
    { data, errors }: GraphqlResponse,
    name: string,
    { idempotencyKey }: Readonly<Record<string, unknown>>,
  ): Created {
    expect(errors, name).toBeUndefined();
    if (typeof idempotencyKey === 'string') this.keys.add(idempotencyKey);
    return Object.values(data?.[name] as Record<string, Created>)[0] ?? expect.unreachable();
  }
}
