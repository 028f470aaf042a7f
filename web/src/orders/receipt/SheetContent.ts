import { styled } from '@mui/material/styles';

/** What is printed of the page, marked with `data-sheet`. */
export const SheetContent = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
});
