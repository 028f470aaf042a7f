import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, '1 minute'],
  [61, '2 minutes'],
  [89 * 60, '89 minutes'],
  [90 * 60, '2 hours'],
  [47 * 3600, '47 hours'],
  [48 * 3600, '2 days'],
  [50 * 3600, '3 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatDuration(seconds, 'en-US')).toBe(words);
});

it('formats the duration in the language of the member', () => {
  expect(
    ['zh-CN', 'ja-JP', 'ko-KP', 'id-ID'].map((locale) => formatDuration(7200, locale as 'ja-JP')),
  ).toEqual(['2小时', '2 時間', '2시간', '2 jam']);
});
