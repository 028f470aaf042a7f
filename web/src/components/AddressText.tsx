import { styled } from '@mui/material/styles';
import type { ClipboardEvent } from 'react';
import { addressGroups, differences, groupLength } from '../lib/walletAddress.ts';
import { color } from '../theme/css.ts';
import { monospace } from '../theme/tokens.ts';

const Frame = styled('span')({
  // Lines begin under each other wherever it stands, so that they can be compared.
  display: 'inline-block',
  textAlign: 'start',
  verticalAlign: 'top',
  fontFamily: monospace,
  fontSize: '0.9375em',
  // Groups stay whole, and a line ends between two of them.
  '& > span': { display: 'inline-block', marginInlineEnd: '0.5em', color: color.ink.secondary },
  '& > span:last-of-type': { marginInlineEnd: 0 },
  '& > span[data-prefix]': { marginInlineEnd: '0.15em', color: color.ink.muted },
  '& > span[data-end]': { fontWeight: 600, color: color.ink.primary },
  '& mark': {
    color: color.danger.main,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
    backgroundColor: color.danger.tint,
  },
});

export interface AddressTextProps {
  address: string;
  /** Marks the characters that are not those of this one. */
  unlike?: string;
}

/**
 * A wallet address in full, in groups of four, so that it can be compared; the first and the last group stand out,
 * because that is where eyes go. What is copied of it has no gaps.
 */
export function AddressText({ address, unlike }: AddressTextProps) {
  const { prefix, groups } = addressGroups(address);
  const marked = unlike === undefined ? undefined : differences(address, unlike);
  // Four characters at least: addresses of TRON leave two for the last group.
  const lastEnd = groups.length - ((groups.at(-1)?.length ?? 0) < 4 ? 2 : 1);
  const copyWhole = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', address);
    event.preventDefault();
  };
  return (
    <Frame translate="no" onCopy={copyWhole}>
      {prefix !== '' && <span data-prefix>{prefix}</span>}
      {groups.map((group, i) => {
        const isEnd = i === 0 || i >= lastEnd;
        const start = prefix.length + i * groupLength;
        return (
          // The same four characters may stand there twice: only the place tells groups apart.
          <span key={i} {...(isEnd ? { 'data-end': '' } : {})}>
            {marked === undefined
              ? group
              : Array.from(group, (character, at) =>
                  marked.has(start + at) ? <mark key={at}>{character}</mark> : character,
                )}
          </span>
        );
      })}
    </Frame>
  );
}
