import styled from '@emotion/styled';
import { RADIUS, SETS_INSET } from '../theme/scale';
import { colour } from '../theme/variables';

/** A bordered area on the page's background. */
export const Card = styled('div')({
  minWidth: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.panel,
  backgroundColor: colour.panel,
  ...SETS_INSET.surface,
});
