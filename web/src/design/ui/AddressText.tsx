import { styled } from '@mui/material/styles';
import type { ClipboardEvent } from 'react';
import { addressGroups, differences, groupLength } from '../../money/walletAddress.ts';
import { color } from '../theme/css.ts';
import { monospace } from '../theme/tokens.ts';

const Frame = styled('span')({
  // Keeps lines aligned wherever it is rendered, so that addresses can be compared.
  display: 'inline-block',
  textAlign: 'start',
  verticalAlign: 'top',
  fontFamily: monospace,
  fontSize: '0.9375em',
  // Lines break between groups only.
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
  /** Marks the characters that differ from this address. */
  unlike?: string;
}

/**
 * A full wallet address in groups of four, easy to compare. The first and last group are emphasised, because people
 * look there. Copying it yields no gaps.
 */
export function AddressText({ address, unlike }: AddressTextProps) {
  const { prefix, groups } = addressGroups(address);
  const marked = unlike === undefined ? undefined : differences(address, unlike);
  // At least four characters: the last group of a TRON address has only two.
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
          // Groups can repeat, so the index is the key.
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
