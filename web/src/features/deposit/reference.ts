/** Bounds of a receipt number, in letters and digits. */
export const shortestNumber = 4;
export const longestNumber = 80;

/** What may be wrong with a receipt number. */
export type NumberProblem = 'empty' | 'tooShort' | 'tooLong' | 'characters';

/** What a typed reference is, or what is wrong with it. */
export type ReferenceKind =
  | NumberProblem
  /** A transaction hash. */
  | 'hash'
  /** The number an exchange gave the transfer. */
  | 'number'
  /** An address, which stands beside the hash where people copy from. */
  | 'address'
  /** Begins or looks like a hash and is none: a part is missing, or too much was copied. */
  | 'mistyped';

const hash = /^(?:0x)?[0-9a-f]{64}$/i;

/** What only somebody types who means a hash: begun like one, or longer than any receipt number. */
const hashLike = /^(?:0x.*|[0-9a-f]{33,}|.{44,})$/is;

const address = /^(?:0x[0-9a-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33})$/i;

/** A hash in the address of an explorer's page, which is what many copy. */
const hashInLink = /^https?:\/\/\S*?\/((?:0x)?[0-9a-f]{64})(?:[/?#]\S*)?$/i;

/** Full-width letters as narrow ones, and nothing that takes no ink: as the platform reads it. */
const tight = (text: string) => text.normalize('NFKC').replaceAll(/[\s\p{Cc}\p{Cf}\p{Z}]/gu, '');

/** What is sent of a typed reference: what has ink, and of an explorer's address the hash alone. */
export function readReference(typed: string): string {
  const text = tight(typed);
  return hashInLink.exec(text)?.[1] ?? text;
}

/** What counts of a receipt number: letters and digits. */
const bare = (text: string) => text.replaceAll(/[\p{P}\p{S}]/gu, '');

/** What is wrong with a receipt number; null when nothing is that can be told without asking the platform. */
export function numberProblem(typed: string): NumberProblem | null {
  const number = bare(tight(typed));
  if (tight(typed) === '') return 'empty';
  if (!/^[0-9A-Za-z]*$/.test(number)) return 'characters';
  if (number.length < shortestNumber) return 'tooShort';
  return number.length > longestNumber ? 'tooLong' : null;
}

/** What a typed reference is. */
export function referenceKind(typed: string): ReferenceKind {
  const reference = readReference(typed);
  if (hash.test(reference)) return 'hash';
  if (address.test(reference)) return 'address';
  if (hashLike.test(reference)) return 'mistyped';
  return numberProblem(reference) ?? 'number';
}

/** However it is written, it is the same. */
const plain = (reference: string) =>
  bare(tight(reference))
    .toLowerCase()
    .replace(/^0x(?=[0-9a-f]{64}$)/, '');

/** Whether two references name the same transfer. */
export const isSameReference = (one: string, other: string): boolean => plain(one) === plain(other);
