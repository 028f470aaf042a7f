import type { CreditRecordType } from '../../generated/schema.ts';

/** Subject of a purpose screen: the record kinds. */
export interface Purpose {
  readonly kinds: readonly CreditRecordType[];
}

/** Screens that show a purpose of a credit. */
export type PurposeScreen = 'code';

export const purposes: Readonly<Record<PurposeScreen, Purpose>> = {
  code: { kinds: ['PIN_PURCHASE', 'PIN_ACTIVATE', 'PIN_TRANSFER'] },
};

export const isPurpose = (screen: string): screen is PurposeScreen => screen in purposes;
