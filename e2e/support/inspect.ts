/** Checks that apply to every screen: accessibility, width, and untranslated text. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Every finding of axe, one line each: rule, element, remedy. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // The next screen uses the same document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // Describing passed rules takes longer than checking them.
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`,
    ),
  );
}

/** Waits until the page shows no loading placeholder. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main') !== null);
  // twice in a row, because another panel may start loading when one ends
  for (let quiet = 0; quiet < 2;) {
    await page.waitForTimeout(150);
    const loading = await page.locator('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]').count();
    quiet = loading === 0 ? quiet + 1 : 0;
  }
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Visible texts that look like the key of a text, or like something a program prints. */
export const rawTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter(
        (line) =>
          /^(\w+:)?[a-z][a-zA-Z]*(\.[a-zA-Z]+)+$/.test(line) ||
          /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|Invalid Date/.test(line),
      ),
  );

/**
 * Words and figures that are broken at a line end, with their context. Longer ones than an amount of trillions are
 * addresses and hashes, which fit no line; Chinese and Japanese break anywhere.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = '1,234,567,890,123.12345678'.length;
    // Chinese and Japanese have no spaces, and their lines end between any two characters.
    const letter = String.raw`(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{M}\p{N}])`;
    const token = new RegExp(`${letter}+(?:[.,'’]${letter}+)*`, 'gu');
    const isBroken = (node: Text, start: number, length: number): boolean => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...lines) - Math.min(...lines) > 4;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.checkVisibility() !== true) continue;
      for (const { 0: word, index } of node.data.matchAll(token)) {
        if (word.length > 1 && word.length <= longest && isBroken(node, index, word.length))
          found.push(`${word}, in: ${node.data.slice(0, 80)}`);
      }
    }
    return found;
  });

/** Expects no axe findings, no horizontal overflow, no broken words and no raw text keys. */
export async function expectSound(page: Page, what: string): Promise<void> {
  expect(await accessibilityProblems(page), `${what}: accessibility`).toEqual([]);
  expect(await overflow(page), `${what}: pixels wider than the window`).toBe(0);
  expect(await brokenWords(page), `${what}: words that are broken within`).toEqual([]);
  expect(await rawTexts(page), `${what}: raw texts`).toEqual([]);
}

/** Waits until the page has loaded, and expects that nothing is wrong with it. */
export async function inspect(page: Page, what: string): Promise<void> {
  await loaded(page);
  await expectSound(page, what);
}
