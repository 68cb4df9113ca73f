import styled from '@emotion/styled';

/** A cell of the grid: its panel fills it, and the handles at its edges are positioned in it. */
export const Area = styled('div')({ position: 'relative', display: 'grid', minWidth: 0, minHeight: 0 });
