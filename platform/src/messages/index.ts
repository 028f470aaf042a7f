/** The platform's messages to members, in their language. */
export type { FieldName, FieldNames, Formats, OwnFieldNames } from './catalog.ts';
export { catalogs } from './catalogs.ts';
export { defineRefusals, type RefusalDefinition } from './define-refusals.ts';
export { intlTag } from './locales.ts';
export { Messages } from './messages.ts';
export {
  localizeReason,
  isUnknownReason,
  knownReasons,
  localizePageReasons,
  formatReason,
  type KnownReason,
} from './reasons.ts';
export { refuseField, refusals } from './refusals.ts';
