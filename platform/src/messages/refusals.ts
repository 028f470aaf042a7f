import type { Locale } from '@portal/schema/locales';
import type { FieldRule } from '@portal/schema/rest';
import type { Refusal } from '../kernel/refusal.ts';
import type { FieldName, Formats } from './catalog.ts';
import { catalogs } from './catalogs.ts';
import { defineRefusals } from './define-refusals.ts';

type BrokenRule = Readonly<{
  /** Empty for the request itself. */
  field: FieldName | '';
  rule: FieldRule;
  /** The limit, for `tooShort` and `tooLong`. */
  bound?: string;
}>;

const formatRuleIn =
  (locale: Locale) =>
  ({ field, rule, bound = '' }: BrokenRule, { field: name }: Formats): string =>
    catalogs[locale].rules[rule](name(field), bound);

/** A field of a request breaks its rule. */
export const refusals = defineRefusals({
  FIELD_INVALID: {
    'en-US': formatRuleIn('en-US'),
    'zh-CN': formatRuleIn('zh-CN'),
    'ja-JP': formatRuleIn('ja-JP'),
    'ko-KP': formatRuleIn('ko-KP'),
    'id-ID': formatRuleIn('id-ID'),
  },
});

/** Creates the refusal of one field, or of the request if the name is empty. */
export const refuseField = (field: FieldName | '', rule: FieldRule, bound?: string): Refusal =>
  refusals.FIELD_INVALID({ field, rule, ...(bound !== undefined && { bound }) });
