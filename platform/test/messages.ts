import type { Locale } from '@portal/schema/locales';
import type { FieldRule } from '@portal/schema/rest';
import { createMessages } from '../src/composition/collect.ts';
import { refuseField, type FieldName } from '../src/messages/index.ts';

/** The platform's messages. */
export const messages = createMessages();

/** The message for a broken field rule. */
export const fieldMessage = (field: FieldName, rule: FieldRule, language: Locale, bound?: string): string =>
  messages.formatRefusal(refuseField(field, rule, bound), language);

/** Scripts that a sentence must contain; Latin sentences must contain no other. */
export const scripts = {
  'en-US': /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  'zh-CN': /\p{Script=Han}/u,
  'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'ko-KP': /\p{Script=Hangul}/u,
  'id-ID': /^[\p{Script=Latin}\p{Script=Common}]+$/u,
} as const;
