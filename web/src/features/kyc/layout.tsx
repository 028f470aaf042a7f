import { styled } from '@mui/material/styles';
import { color, text } from '../../design/theme/css.ts';
import { layout } from '../../design/theme/tokens.ts';

/** One column as wide as that of a money flow. */
export const Column = styled('div')({ maxWidth: layout.flow });

/** What the screen is for, above the form. */
export const Lead = styled('p')({ ...text.dense, color: color.ink.secondary, textWrap: 'pretty' });
