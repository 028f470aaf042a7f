import { styled } from '@mui/material/styles';
import { color } from '../theme/css.ts';
import { frame, radius } from '../theme/tokens.ts';

/** Where a list tells of news: floats over the rows, so that they do not move. */
export const NewsPlace = styled('div')({
  position: 'sticky',
  top: frame.header + 4,
  zIndex: 2,
  height: 0,
  display: 'grid',
  justifyItems: 'center',
  '&& > button': { borderRadius: radius.full, boxShadow: color.float, alignSelf: 'start' },
});
