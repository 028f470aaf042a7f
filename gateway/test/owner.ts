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
    const { gateway, platform } = this.#place;
    const document = documentOf(this.#fieldOf(name), Object.keys(args));
    const token = await platform.signIn(this.#member);
    return picturePath === undefined
      ? gateway.query(document, { token, variables: args })
      : upload(
          gateway,
          { query: document, variables: args },
          { path: picturePath, content: png(2, 2) },
          { token },
        );
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
