import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { ignoreStrayClicks } from '../browser/ignoreStrayClicks.ts';
import { loadToasts } from '../browser/toast.ts';
import { resetSupportMethods } from '../support/supportMethods.ts';

// A machine under load takes its time to fetch a screen; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

// Toasts are there at once, as they are for a member who has been there for a second.
const toasts = await loadToasts();

ignoreStrayClicks();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // All files of a worker share one list of toasts.
  toasts.dismiss();
  sessionStorage.clear();
  localStorage.clear();
  // Asked once a page, and a worker's tests share one.
  resetSupportMethods();
});

// jsdom has no layout: every test runs at desktop width by default.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor does it scroll: everything is in sight.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
