import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../test/portal.tsx';
import { changeLocale } from './i18n.ts';

describe('a change of the language', () => {
  afterEach(async () => {
    vi.useRealTimers();
    await i18next.changeLanguage('en-US');
    sessionStorage.removeItem('locale');
  });

  it('applies at once, is kept in session storage alone, and reloads the page after 1.5 s', async () => {
    await startTexts();
    vi.useFakeTimers();
    const reload = vi.fn();
    await changeLocale('ja-JP', reload);
    expect(i18next.language).toBe('ja-JP');
    expect(sessionStorage.getItem('locale')).toBe('ja-JP');
    expect(localStorage.getItem('locale')).toBeNull();
    vi.advanceTimersByTime(1499);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('to the language in use reloads nothing', async () => {
    await startTexts();
    vi.useFakeTimers();
    const reload = vi.fn();
    await changeLocale('en-US', reload);
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('locale')).toBeNull();
  });
});
