import { Stack } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Blocks below each other with the usual distance to the border of the panel. */
export const Body = styled(Stack)({ padding: 16 });
