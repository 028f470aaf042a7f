/** A software passkey for tests: it creates and signs what a browser and its authenticator would. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { domains } from '@portal/schema/rest';
import type { Suite } from '../../../test/platforms.ts';
import { testPassword } from '../../../test/testing.ts';

const { addPasskey, preparePasskey } = domains['second-factors'];

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The parts of CBOR (RFC 8949) that a passkey needs: small numbers, short texts, bytes and maps. */
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, part]) => [cbor(key), cbor(part)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const present = 1;
const verified = 4;
const withKey = 64;

/** Deliberate errors of a test. */
export interface AuthenticatorData {
  readonly origin?: string;
  readonly rpId?: string;
  /** Answered in a frame of another site's page. */
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  readonly isVerified?: boolean;
  /** Default: one more than the last. */
  readonly counter?: number;
  readonly userHandle?: string;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url');
  #counter = 0;
  #rpId = '';
  #userHandle = '';
  readonly #privateKey: KeyObject;
  readonly #x: Buffer;
  readonly #y: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#x = Buffer.from(x, 'base64url');
    this.#y = Buffer.from(y, 'base64url');
  }

  /** The browser's answer to options for a new passkey. */
  create(optionsJson: string, overrides: AuthenticatorData = {}): string {
    const { challenge, rp, user } = JSON.parse(optionsJson) as CreationOptions;
    this.#rpId = rp.id;
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const key = new Map<number | string, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, this.#x],
      [-3, this.#y],
    ]);
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
    const authData = Buffer.concat([this.#authData({ counter: 0, ...overrides }, withKey), credential]);
    const attestation = new Map<number | string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, overrides).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The browser's answer to a request for a passkey. */
  get(optionsJson: string, overrides: AuthenticatorData = {}): string {
    const { challenge } = JSON.parse(optionsJson) as { challenge: string };
    this.#counter = overrides.counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', challenge, overrides);
    const authData = this.#authData({ counter: this.#counter, ...overrides }, 0);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: overrides.userHandle ?? this.#userHandle,
    });
  }

  #answer = (response: object): string =>
    JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response,
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
    });

  #clientData = (
    type: string,
    challenge: string,
    { origin = `https://${this.#rpId}`, crossOrigin = false, topOrigin }: AuthenticatorData,
  ): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }));

  #authData({ rpId = this.#rpId, isVerified = true, counter = 0 }: AuthenticatorData, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.from([present | (isVerified ? verified : 0) | more]);
    return Buffer.concat([sha256(rpId), flags, count]);
  }
}

/** Adds a passkey to the member of a session without another factor. */
export async function addSoftPasskey(
  { client }: Pick<Suite, 'client'>,
  token: string,
  factorName = 'Laptop',
): Promise<{ readonly passkey: SoftPasskey; readonly recoveryCodes: readonly string[] }> {
  const passkey = new SoftPasskey();
  const prepared = await client.call(preparePasskey, { loginPassword: testPassword }, { token });
  const answer = passkey.create(prepared.result?.options ?? '{}');
  const added = await client.call(addPasskey, { factorName, answer }, { token });
  if (added.result === undefined) throw new Error(added.message);
  return { passkey, recoveryCodes: added.result.recoveryCodes };
}
