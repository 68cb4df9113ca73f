import styled from '@emotion/styled';
import type { Decorator } from '@storybook/react-vite';

const Sheet = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  padding: 24,
});
const Column = styled(Sheet)({ alignItems: 'stretch', maxWidth: 360 });

/** Things side by side, in their own width. */
export const loose: Decorator = (Story) => (
  <Sheet>
    <Story />
  </Sheet>
);

/** As wide as a form beside a chart. */
export const column: Decorator = (Story) => (
  <Column>
    <Story />
  </Column>
);

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
