import styled from '@emotion/styled';
import { RADIUS, WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';

/** A key of the keyboard. */
export const Kbd = styled('kbd')({
  display: 'inline-block',
  minWidth: 24,
  padding: '2px 6px',
  boxSizing: 'border-box',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  font: 'inherit',
  fontWeight: WEIGHT.strong,
  border: `1px solid ${colour.edge}`,
  borderRadius: RADIUS.control,
});
