import type { FieldRule } from '@portal/schema/rest';

import { Refusal, type RefusalCode } from '../refusal.ts';
import type { FieldName, Nothing, RefusalWords } from './catalog.ts';

type Arguments<Code extends RefusalCode> = RefusalWords[Code] extends Nothing
  ? []
  : [words: RefusalWords[Code]];

/** Makes a refusal with the words its message needs; one without them does not compile. */
export function refuse<Code extends RefusalCode>(code: Code, ...[words]: Arguments<Code>): Refusal {
  return new Refusal(code, words);
}

/** Makes the refusal of one field, for a rule that takes more than the request to check. */
export const refuseField = (field: FieldName, rule: FieldRule): Refusal =>
  refuse('FIELD_INVALID', { field, rule });
