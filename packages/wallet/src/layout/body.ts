import { Quiet, Stack } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** Blocks below each other with the usual distance to the border of the panel. */
export const Body = styled(Stack)({ padding: 16 });

/** Columns of at least 300 px beside each other, as many as fit. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
});

/** Text of second rank on lines of its own. */
export const Hint = styled(Quiet)({ display: 'block' });
