/** Shared code of the gateway names no domain, so adding one changes only the list in `domains/`. */
import { describe, expect, it } from 'vitest';
import { filesThatMention } from '../../scripts/mentions.ts';
import { domains } from './domains/index.ts';

/** Domains that the gateway itself deals with. */
const ownWords = ['session', 'member', 'team', 'assets'];

/** Files that name another domain, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'portal.test.ts': 'the story of two members needs an operation that moves credits from one to the other',
};

describe('the gateway outside its domains', () => {
  it('names no domain, except in the listed files', () => {
    const words = Object.keys(domains).filter((name) => !ownWords.includes(name));
    const found = filesThatMention(words, import.meta.dirname, {
      paths: ['domains', 'generated'],
      text: /transfer-encoding/gi,
    });
    expect(found).toEqual(Object.keys(exceptions).sort());
  });

  it('has only names of domains in its list', () => {
    expect(Object.keys(domains)).toEqual(expect.arrayContaining(ownWords));
  });
});
