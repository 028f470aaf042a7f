import { styled } from '@mui/material/styles';
import { color } from '../../design/theme/css.ts';
import { layout, radius } from '../../design/theme/tokens.ts';

/** Banner for new rows: floats over the list, so that rows do not move. */
export const NewRowsBanner = styled('div')({
  position: 'sticky',
  top: layout.header + 4,
  zIndex: 2,
  height: 0,
  display: 'grid',
  justifyItems: 'center',
  '&& > button': { borderRadius: radius.full, boxShadow: color.float, alignSelf: 'start' },
});
