import { styled } from '@mui/material/styles';
import { monospace } from '../../design/theme/tokens.ts';

const Frame = styled('span')({
  // Keeps lines aligned everywhere, so that hashes can be compared, and its label next to the first.
  display: 'block',
  textAlign: 'start',
  fontFamily: monospace,
  fontSize: '0.9375em',
  overflowWrap: 'anywhere',
});

/** A hash, a seed or a long number in full, in no language. */
export const HashText = ({ hash }: { hash: string }) => <Frame translate="no">{hash}</Frame>;
