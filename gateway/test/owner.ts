/** A member of the real platform who uses the portal through a gateway. */
import { testTransactionPassword, type TestMember, type TestPlatform } from '@portal/platform/testing';
import { expect } from 'vitest';
import type { Asked, TestGateway } from './gateway.ts';
import { upload, type PicturePath } from './multipart.ts';
import { documentOf, type RootField } from './operations.ts';
import { png } from './pictures.ts';

/** Something a member made: an order, an account, an address. */
export interface Made {
  readonly id: string;
}

/** The environment in which members act. */
interface Place {
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

/** A member who can query and own things. */
export class Owner {
  readonly transactionPassword = testTransactionPassword;
  /** Idempotency keys of what the member made, oldest first. */
  readonly keys = new Set<string>();
  readonly #member: TestMember;
  /** One session for as long as it lasts: what a member reads of it stays the same. */
  #session: { readonly token: string; readonly begun: number } | undefined;
  readonly #place: Place;

  constructor(member: TestMember, place: Place) {
    this.#member = member;
    this.#place = place;
  }

  get userName(): string {
    return this.#member.userName;
  }

  /** Requests a field with all its subfields, with a picture at `picturePath`, where the arguments hold null. */
  async ask(
    name: string,
    args: Readonly<Record<string, unknown>> = {},
    picturePath?: PicturePath,
  ): Promise<Asked> {
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

  /** Signs in once more, as on another device. Returns that session as the member is told of it. */
  async beginSession(): Promise<Made> {
    const before = await this.#sessionIds();
    await this.#place.platform.signIn(this.#member);
    const id = (await this.#sessionIds()).find((one) => !before.includes(one));
    return id === undefined ? expect.unreachable() : { id };
  }

  async #sessionIds(): Promise<string[]> {
    const { data } = await this.ask('sessions');
    return ((data?.['sessions'] ?? []) as readonly Made[]).map(({ id }) => id);
  }

  async #token(): Promise<string> {
    const { platform } = this.#place;
    const now = platform.clock.now().getTime();
    if (this.#session === undefined || now - this.#session.begun > day / 2)
      this.#session = { token: await platform.signIn(this.#member), begun: now };
    return this.#session.token;
  }

  /** Runs a mutation that must succeed, and returns what it made: the only object in its payload. */
  async make(name: string, input: Readonly<Record<string, unknown>>): Promise<Made> {
    const answer = await this.ask(name, { input });
    return this.#made(answer, name, input);
  }

  /** The same with a picture at `path`, where `input` holds null. */
  async makeWithPicture(name: string, input: Readonly<Record<string, unknown>>, path: string): Promise<Made> {
    return this.#made(await this.ask(name, { input }, path), name, input);
  }

  /** Adds a member whom this one invited. */
  async invite(): Promise<Made & { readonly userName: string }> {
    const name = `invited_${String(nextNumber()).padStart(6, '0')}`;
    const { id, userName } = await this.#place.platform.addMember(name, { sponsor: this.#member });
    return { id: id.toString(), userName };
  }

  #fieldOf(name: string): RootField {
    return this.#place.fields.get(name) ?? expect.unreachable(`there is no ${name}`);
  }

  #made({ data, errors }: Asked, name: string, { idempotencyKey }: Readonly<Record<string, unknown>>): Made {
    expect(errors, name).toBeUndefined();
    if (typeof idempotencyKey === 'string') this.keys.add(idempotencyKey);
    return Object.values(data?.[name] as Record<string, Made>)[0] ?? expect.unreachable();
  }
}
