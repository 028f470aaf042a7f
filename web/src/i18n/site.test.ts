import { describe, expect, it } from 'vitest';
import { readSiteSettings } from './site.ts';

describe('the settings of the site', () => {
  it.each([
    [{}, { defaultLocale: null, sharesSession: true }],
    [
      { defaultLocale: 'browser', shareSession: 'on' },
      { defaultLocale: null, sharesSession: true },
    ],
    [
      { defaultLocale: 'ja-JP', shareSession: 'off' },
      { defaultLocale: 'ja-JP', sharesSession: false },
    ],
    [
      { defaultLocale: 'fr-FR', shareSession: 'no' },
      { defaultLocale: null, sharesSession: true },
    ],
  ])('parses %j as %j', (dataset, settings) => {
    expect(readSiteSettings({ dataset })).toEqual(settings);
  });
});
