import type common from './locales/en-US/common.json';
import type dashboard from './locales/en-US/dashboard.json';
import type flow from './locales/en-US/flow.json';
import type member from './locales/en-US/member.json';
import type records from './locales/en-US/records.json';
import type recordTypes from './locales/en-US/recordTypes.json';
import type session from './locales/en-US/session.json';
import type settings from './locales/en-US/settings.json';
import type shell from './locales/en-US/shell.json';
import type terms from './locales/en-US/terms.json';
import type transfer from './locales/en-US/transfer.json';

/** The texts of each namespace, by the English ones: a key that is not there does not compile. */
interface Resources {
  common: typeof common;
  dashboard: typeof dashboard;
  flow: typeof flow;
  member: typeof member;
  records: typeof records;
  /** What each kind of credit record is called. */
  recordTypes: typeof recordTypes;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  terms: typeof terms;
  transfer: typeof transfer;
}

/** A namespace is a feature, or `common` for what many of them say. */
export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Resources;
  }
}
