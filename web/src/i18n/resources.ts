import type { ParseKeys } from 'i18next';
import type common from './texts/common/en-US.json';

/** The texts of every feature, by the English ones; each adds its own in its `feature.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Filled by declaration merging.
export interface FeatureTexts {}

/** The shell's texts about features, such as menu titles: the `frame` part of each feature's texts. */
export type FrameTexts = {
  [
    Name in keyof FeatureTexts as FeatureTexts[Name] extends { frame: object } ? Name : never
  ]: FeatureTexts[Name] extends {
    frame: infer Frame;
  }
    ? Frame
    : never;
};

/** The texts of a feature's events: the `events` part of each feature's texts. */
export type EventTexts = {
  [
    Name in keyof FeatureTexts as FeatureTexts[Name] extends { events: object } ? Name : never
  ]: FeatureTexts[Name] extends {
    events: infer Events;
  }
    ? Events
    : never;
};

/** Texts outside features; each room adds those of its folder `texts`. */
export interface SharedTexts {
  common: typeof common;
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
