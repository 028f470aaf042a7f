import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/resources.ts';
import { lazyPart, type LazyPart } from '../lib/lazyPart.ts';
import { loadingScreens } from './loadingScreens.ts';

export type Screen = LazyPart;

/**
 * A screen whose code and texts are fetched when it is first needed. Until they are there the screen before stays,
 * so that a navigation that fails is swallowed silently (spec §2) and one that never ends is reported.
 */
export const lazyScreen = (
  load: () => Promise<{ readonly default: ComponentType }>,
  texts: readonly Namespace[],
): Screen => lazyPart(load, texts, (loading) => loadingScreens.during(loading));
