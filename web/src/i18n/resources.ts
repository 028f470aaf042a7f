import type common from './locales/en-US/common.json';
import type flow from './locales/en-US/flow.json';
import type records from './locales/en-US/records.json';
import type session from './locales/en-US/session.json';
import type shell from './locales/en-US/shell.json';

/** The texts of each namespace, by the English ones: a key that is not there does not compile. */
interface Resources {
  common: typeof common;
  flow: typeof flow;
  records: typeof records;
  session: typeof session;
  shell: typeof shell;
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
