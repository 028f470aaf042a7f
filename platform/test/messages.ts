import type { FieldRule } from '@portal/schema/rest';

import { createMessages } from '../src/contributions.ts';
import { refuseField, type FieldName, type Locale } from '../src/messages/index.ts';

/** Says what the platform says. */
export const messages = createMessages();

/** What a member reads when a field breaks a rule. */
export const fieldMessage = (field: FieldName, rule: FieldRule, language: Locale, bound?: string): string =>
  messages.sayRefusal(refuseField(field, rule, bound), language);

/** Scripts that a sentence in the language must show; Latin ones must show no other. */
export const scripts = {
  'en-US': /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  'zh-CN': /\p{Script=Han}/u,
  'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'ko-KP': /\p{Script=Hangul}/u,
  'id-ID': /^[\p{Script=Latin}\p{Script=Common}]+$/u,
} as const;
