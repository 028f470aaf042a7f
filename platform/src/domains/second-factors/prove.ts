/** Verifies that a code or a passkey's answer is the member's. */
import type { Transaction } from '../../database/database.ts';
import { returnToDailyBudget, takeFromDailyBudget } from '../../limits/daily-budget.ts';
import type { Services } from '../../services/services.ts';
import { lockMember } from '../member/index.ts';
import { parseAssertion, isPasskeyAnswer } from './passkey-answers.ts';
import type { ChallengeScope } from './passkey-challenges.ts';
import { usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { refusals } from './refusals.ts';
import { isAppCode, findTimeStep } from './totp.ts';

/** Wrong app codes allowed per day; at any moment three codes of a million are right. */
export const wrongCodesPerDay = 20;

/** Returns the owner to whom a factor's secret is sealed. */
export const ownerOf = (memberId: bigint): string => `totp:${memberId}`;

/** Returns the key under which wrong codes of a signed-in member are counted. */
export const getOwnBudget = ({ fingerprints }: Services, userName: string): string =>
  `factor-own:${fingerprints.of('name', userName.toLowerCase())}`;

interface Row {
  readonly id: bigint;
  readonly key_name: string;
  readonly sealed: Buffer;
}

/** Normalises a code: apps show six digits in two groups, and some keyboards type full-width digits. */
const plain = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '');

/**
 * Returns whether an invalid code was meant as an app code with a wrong number of digits: recovery codes have
 * letters.
 */
const isDigits = (code: string): boolean => /^\d*$/.test(code);

export interface Proof {
  readonly memberId: bigint;
  /** As typed, or a passkey's answer. */
  readonly code: string;
  /** The key under which wrong codes of a day are counted. */
  readonly budget: string;
  /** Whether a recovery code is accepted. */
  readonly takesRecoveryCode: boolean;
  /** The scope of the passkey challenge. */
  readonly scope: ChallengeScope;
}

/**
 * Runs `then` in the transaction that uses the code up, with the member locked. Throws unless the code is of one of
 * the member's apps, an unused recovery code, or a passkey's answer: FACTOR_CODE_WRONG, RECOVERY_CODE_WRONG,
 * FACTOR_CODE_USED, FACTOR_TRIES_USED_UP, PASSKEY_WRONG, PASSKEY_OVER. A refusal by `then` leaves the code unused.
 * Recovery codes and signatures are too long to guess, so failures of these are not counted. `then` receives whether
 * it was a recovery code.
 */
export async function proveFactor<T>(
  services: Services,
  { memberId, code: typed, budget, takesRecoveryCode, scope }: Proof,
  then: (tx: Transaction, isRecovery: boolean) => Promise<T>,
): Promise<T> {
  const { database, clock } = services;
  const answer = isPasskeyAnswer(typed) ? parseAssertion(typed) : undefined;
  const code = plain(typed);
  const isOfApp = isAppCode(code);
  const isRecovery = answer === undefined && !isOfApp;
  if (isOfApp && !(await takeFromDailyBudget(database, clock, budget, wrongCodesPerDay)))
    throw refusals.FACTOR_TRIES_USED_UP();
  const result = await database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (answer !== undefined)
      await usePasskey(services, tx, { memberId, challengedMemberId: memberId, scope, answer });
    else if (isOfApp) await useAppCode(services, tx, memberId, code);
    else if (!takesRecoveryCode) throw refusals.FACTOR_CODE_WRONG();
    else if (!(await useRecoveryCode(tx, memberId, code, clock.now())))
      throw isDigits(code) ? refusals.FACTOR_CODE_WRONG() : refusals.RECOVERY_CODE_WRONG();
    return then(tx, isRecovery);
  });
  if (isOfApp) await returnToDailyBudget(database, clock, budget);
  return result;
}

/** Each time step of an app is valid once, and never after a later one. */
async function useAppCode(
  { clock, secretBox }: Services,
  tx: Transaction,
  memberId: bigint,
  code: string,
): Promise<void> {
  const now = clock.now();
  // A secret sealed with a removed key cannot be compared; its member signs in with a recovery code.
  const rows = await tx.query<Row>(
    `select id, key_name, sealed from second_factor
     where member_id = $1 and kind = 'TOTP' and key_name = any($2) order by id`,
    [memberId, secretBox.keyNames],
  );
  const owner = ownerOf(memberId);
  const found = rows
    .map(({ id, key_name: keyName, sealed }) => ({
      id,
      step: findTimeStep(secretBox.open({ keyName, sealed }, owner), code, now),
    }))
    .find(({ step }) => step !== undefined);
  if (found?.step === undefined) throw refusals.FACTOR_CODE_WRONG();
  const used = await tx.execute(
    'update second_factor set last_step = $2, last_used_at = $3 where id = $1 and last_step < $2',
    [found.id, found.step, now],
  );
  if (used === 0) throw refusals.FACTOR_CODE_USED();
}
