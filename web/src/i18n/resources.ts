import type { ParseKeys } from 'i18next';
import type shell from '../app/texts/shell/en-US.json';
import type confirmation from '../confirmation/texts/en-US.json';
import type figures from '../figures/texts/en-US.json';
import type flow from '../money-flow/texts/flow/en-US.json';
import type restriction from '../money-flow/texts/restriction/en-US.json';
import type notices from '../notices/texts/en-US.json';
import type receipt from '../receipt/texts/en-US.json';
import type records from '../records/texts/en-US.json';
import type recordTypes from '../records/texts/recordTypes/en-US.json';
import type reviews from '../reviews/texts/en-US.json';
import type scan from '../scan/texts/en-US.json';
import type support from '../support/texts/en-US.json';
import type common from './texts/common/en-US.json';

/** The texts of every feature, by the English ones; each adds its own in its `feature.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Filled by declaration merging.
export interface FeatureTexts {}

/** The shell's texts about features, such as menu titles: the `frame` part of each feature's texts. */
type FrameTexts = {
  [
    Name in keyof FeatureTexts as FeatureTexts[Name] extends { frame: object } ? Name : never
  ]: FeatureTexts[Name] extends {
    frame: infer Frame;
  }
    ? Frame
    : never;
};

/** The texts of a feature's events: the `events` part of each feature's texts. */
type EventTexts = {
  [
    Name in keyof FeatureTexts as FeatureTexts[Name] extends { events: object } ? Name : never
  ]: FeatureTexts[Name] extends {
    events: infer Events;
  }
    ? Events
    : never;
};

/** Texts outside features, by folder, including the shell's. */
interface SharedTexts {
  common: typeof common;
  /** Codes that confirm a sign-in or an operation. */
  confirmation: typeof confirmation;
  /** Pictures of credits, which several screens show. */
  figures: typeof figures;
  flow: typeof flow;
  /** Texts of the bell and of the dashboard's events. */
  notices: typeof notices & { features: EventTexts };
  /** What is printed and shared of orders. */
  receipt: typeof receipt;
  records: typeof records;
  /** What each kind of credit record is called. */
  recordTypes: typeof recordTypes;
  /** Why and until when operations are closed to a member. */
  restriction: typeof restriction;
  /** How long reviews take. */
  reviews: typeof reviews;
  /** Reading QR codes. */
  scan: typeof scan;
  shell: typeof shell & { features: FrameTexts };
  /** The ways to people who help. */
  support: typeof support;
}

/** The texts of each namespace: a key that is not there does not compile. */
type Resources = SharedTexts & FeatureTexts;

/** A namespace is a feature, or a folder that several of them use. */
export type Namespace = keyof Resources;

/** A key with its namespace before it: `common:product.name`. */
export type QualifiedKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Resources;
  }
}
