/** Whether a code or the answer of a passkey is the member's. */
import { giveBackToDay, takeFromDay } from '../../daily-budget.ts';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../member/index.ts';
import { assertionOf, isPasskeyAnswer } from './passkey-answers.ts';
import type { Asked } from './passkey-challenges.ts';
import { usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { refusals } from './refusals.ts';
import { isAppCode, stepOf } from './totp.ts';

/** Wrong codes of an app in a day, of which three of a million are right at any moment. */
export const wrongCodesPerDay = 20;

/** Whose secret a factor's is, as it is sealed. */
export const ownerOf = (memberId: bigint): string => `totp:${memberId}`;

/** Whose wrong codes are counted together when a signed-in member types them. */
export const ownBudget = ({ fingerprints }: Services, userName: string): string =>
  `factor-own:${fingerprints.of('name', userName.toLowerCase())}`;

interface Row {
  readonly id: bigint;
  readonly key_name: string;
  readonly sealed: Buffer;
}

/** A code as it is compared: apps show six digits in two groups, and keyboards type digits in full width. */
const plain = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '');

/** Whether a code that is none was meant as an app's, with a digit too few or too many: recovery codes have letters. */
const isDigits = (code: string): boolean => /^\d*$/.test(code);

export interface Proof {
  readonly memberId: bigint;
  /** As typed, or the answer of a passkey. */
  readonly code: string;
  /** Whose wrong codes of a day are counted together. */
  readonly budget: string;
  /** Whether a recovery code will do. */
  readonly takesRecoveryCode: boolean;
  /** What a passkey was asked for. */
  readonly asked: Asked;
}

/**
 * Does `then` in the transaction in which the code is used up, with the member locked. Throws unless the code is of one of
 * the member's apps, a recovery code that was not used, or the answer of one of the member's passkeys: FACTOR_CODE_WRONG,
 * RECOVERY_CODE_WRONG, FACTOR_CODE_USED, FACTOR_TRIES_USED_UP, PASSKEY_WRONG, PASSKEY_OVER. What `then` refuses leaves the code unused. Recovery
 * codes and signatures are too long to be guessed, so that they are not counted. `then` is told whether it was a recovery code.
 */
export async function proveFactor<T>(
  services: Services,
  { memberId, code: typed, budget, takesRecoveryCode, asked }: Proof,
  then: (tx: Transaction, isRecovery: boolean) => Promise<T>,
): Promise<T> {
  const { database, clock } = services;
  const answer = isPasskeyAnswer(typed) ? assertionOf(typed) : undefined;
  const code = plain(typed);
  const isOfApp = isAppCode(code);
  const isRecovery = answer === undefined && !isOfApp;
  if (isOfApp && !(await takeFromDay(database, clock, budget, wrongCodesPerDay)))
    throw refusals.FACTOR_TRIES_USED_UP();
  const result = await database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (answer !== undefined) await usePasskey(services, tx, { memberId, askedOf: memberId, asked, answer });
    else if (isOfApp) await useAppCode(services, tx, memberId, code);
    else if (!takesRecoveryCode) throw refusals.FACTOR_CODE_WRONG();
    else if (!(await useRecoveryCode(tx, memberId, code, clock.now())))
      throw isDigits(code) ? refusals.FACTOR_CODE_WRONG() : refusals.RECOVERY_CODE_WRONG();
    return then(tx, isRecovery);
  });
  if (isOfApp) await giveBackToDay(database, clock, budget);
  return result;
}

/** Each step of an app counts once, and none after a later one. */
async function useAppCode(
  { clock, secretBox }: Services,
  tx: Transaction,
  memberId: bigint,
  code: string,
): Promise<void> {
  const now = clock.now();
  // What was sealed under a key that is gone cannot be compared: a recovery code gets its member in.
  const rows = await tx.query<Row>(
    `select id, key_name, sealed from second_factor
     where member_id = $1 and kind = 'TOTP' and key_name = any($2) order by id`,
    [memberId, secretBox.keyNames],
  );
  const owner = ownerOf(memberId);
  const found = rows
    .map(({ id, key_name: keyName, sealed }) => ({
      id,
      step: stepOf(secretBox.open({ keyName, sealed }, owner), code, now),
    }))
    .find(({ step }) => step !== undefined);
  if (found?.step === undefined) throw refusals.FACTOR_CODE_WRONG();
  const used = await tx.execute(
    'update second_factor set last_step = $2, last_used_at = $3 where id = $1 and last_step < $2',
    [found.id, found.step, now],
  );
  if (used === 0) throw refusals.FACTOR_CODE_USED();
}
