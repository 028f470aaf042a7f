import type common from './locales/en-US/common.json';
import type convert from './locales/en-US/convert.json';
import type credits from './locales/en-US/credits.json';
import type dashboard from './locales/en-US/dashboard.json';
import type earnings from './locales/en-US/earnings.json';
import type deposit from './locales/en-US/deposit.json';
import type figures from './locales/en-US/figures.json';
import type flow from './locales/en-US/flow.json';
import type member from './locales/en-US/member.json';
import type notices from './locales/en-US/notices.json';
import type payout from './locales/en-US/payout.json';
import type records from './locales/en-US/records.json';
import type recordTypes from './locales/en-US/recordTypes.json';
import type session from './locales/en-US/session.json';
import type settings from './locales/en-US/settings.json';
import type shell from './locales/en-US/shell.json';
import type terms from './locales/en-US/terms.json';
import type transfer from './locales/en-US/transfer.json';
import type wallet from './locales/en-US/wallet.json';
import type withdrawal from './locales/en-US/withdrawal.json';
import type withdrawalStates from './locales/en-US/withdrawalStates.json';

/** The texts of each namespace, by the English ones: a key that is not there does not compile. */
interface Resources {
  common: typeof common;
  convert: typeof convert;
  credits: typeof credits;
  dashboard: typeof dashboard;
  earnings: typeof earnings;
  deposit: typeof deposit;
  /** Pictures of credits, which several screens show. */
  figures: typeof figures;
  flow: typeof flow;
  member: typeof member;
  /** What a member is told: by the bell, and on the dashboard. */
  notices: typeof notices;
  payout: typeof payout;
  records: typeof records;
  /** What each kind of credit record is called. */
  recordTypes: typeof recordTypes;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  terms: typeof terms;
  transfer: typeof transfer;
  wallet: typeof wallet;
  withdrawal: typeof withdrawal;
  /** What became of withdrawals. */
  withdrawalStates: typeof withdrawalStates;
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
