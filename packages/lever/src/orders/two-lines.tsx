import { colour, FONT_SIZE, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** The second figure is a line of its own below the first one. */
export const TwoLines = styled('span')({ '& small': { display: 'block', color: colour.quiet } });

/** The largest figure of a row. */
export const RowFigure = styled('span')({ '& > *': { fontSize: FONT_SIZE.form, fontWeight: WEIGHT.strong } });
