import styled from '@emotion/styled';
import { colour } from '../theme/variables';

/** Blocks below each other. */
export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
/** Controls beside each other; they wrap on small screens. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minWidth: 0 });
/** The content of a panel with the usual distance to its border. */
export const Padded = styled('div')({ padding: 16 });
/** Text of second rank. */
export const Quiet = styled('span')({ fontSize: 13, color: colour.quiet });
