/** Creates and reads the platform's key pair: PEM keys and certificates, with node-forge. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

/** The key for sealing requests, and its id. */
export interface EnvelopePublicKey {
  /** RFC 7638 thumbprint of the public key, SHA-256. */
  readonly kid: string;
  readonly key: KeyObject;
}

/** The key for opening requests. `kid` is that of its public half. */
export type EnvelopePrivateKey = EnvelopePublicKey;

const leastBits = 2048;
/** For generated keys. */
const usualBits = 3072;
const demoMark = 'Comment: made for a demonstration, never for production';

const publicHalf = (key: KeyObject): KeyObject => (key.type === 'private' ? createPublicKey(key) : key);

/** RFC 7638 thumbprint of an RSA key. */
function thumbprint(key: KeyObject): string {
  const { e, n } = publicHalf(key).export({ format: 'jwk' });
  return createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
}

function withId(key: KeyObject): EnvelopePublicKey {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('The key is not an RSA key.');
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < leastBits) throw new Error(`The key has ${bits} bits; at least ${leastBits} are needed.`);
  return { kid: thumbprint(key), key };
}

/** Reads a public key, also from an X.509 certificate. Throws an error that describes the problem. */
export function readPublicKey(pem: string): EnvelopePublicKey {
  if (pem.includes('PRIVATE KEY')) throw new Error('This is a private key; the public key belongs here.');
  const publicKey = pem.includes('BEGIN CERTIFICATE')
    ? (forge.pki.certificateFromPem(pem).publicKey as forge.pki.rsa.PublicKey)
    : forge.pki.publicKeyFromPem(pem);
  return withId(createPublicKey(forge.pki.publicKeyToPem(publicKey)));
}

/** Reads an unencrypted private key in PKCS#1 or PKCS#8. */
export function readPrivateKey(pem: string): EnvelopePrivateKey {
  const privateKey = forge.pki.privateKeyFromPem(pem);
  return withId(createPrivateKey(forge.pki.privateKeyToPem(privateKey)));
}

/** SHA-256 of the public key's SubjectPublicKeyInfo as pairs of hex digits, for people to compare. */
export function fingerprint({ key }: EnvelopePublicKey): string {
  const publicKey = forge.pki.publicKeyFromPem(
    publicHalf(key).export({ type: 'spki', format: 'pem' }).toString(),
  );
  const md = forge.md.sha256.create();
  return forge.pki.getPublicKeyFingerprint(publicKey, {
    md,
    type: 'SubjectPublicKeyInfo',
    encoding: 'hex',
    delimiter: ':',
  });
}

/** A key pair as PEM. */
export interface KeyPairPem {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Generates an RSA key pair of 3072 bits. With `demo` both files are marked, and production rejects them. */
export function generateKeyPair({ demo }: { readonly demo: boolean }): Promise<KeyPairPem> {
  return new Promise((resolve, reject) => {
    forge.pki.rsa.generateKeyPair({ bits: usualBits }, (error: Error | null, pair) => {
      if (error) {
        reject(error);
        return;
      }
      const mark = demo ? `${demoMark}\n` : '';
      const pkcs8 = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(pair.privateKey));
      resolve({
        privateKey: mark + forge.pki.privateKeyInfoToPem(pkcs8).replaceAll('\r', ''),
        publicKey: mark + forge.pki.publicKeyToPem(pair.publicKey).replaceAll('\r', ''),
      });
    });
  });
}

/** Whether a PEM file is marked as a demonstration key. */
export const isDemoKey = (pem: string): boolean => pem.includes(demoMark);
