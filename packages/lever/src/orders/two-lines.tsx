import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** The second figure is a line of its own below the first one. */
export const TwoLines = styled('span')({ '& small': { display: 'block', color: colour.quiet } });
