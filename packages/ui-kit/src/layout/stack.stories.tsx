import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { column } from '../stories/frame.test-support';
import { Box, Columns, FieldRow, Fill, Narrow, Padded, PanelSection, Quiet, Row, Stack } from './stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { Box, Columns, FieldRow, Fill, Narrow, Padded, PanelSection, Quiet, Row },
  parameters: {
    guide: {
      do: [
        'Arrange the blocks of a panel with `Padded` and `Stack`, and buttons beside each other with `Row`.',
        'Separate the parts of a panel with `PanelSection`, and put surfaces beside each other with `Columns`.',
      ],
      dont: ['Set margins on the blocks.', 'Use `Quiet` for a text that the user needs for a decision.'],
      accessibility: ['The order in the document is the order on the screen.'],
    } satisfies Guide,
  },
  decorators: [column],
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAPanel: Story = {
  render: () => (
    <Padded>
      <Stack>
        <Quiet>Withdrawals are paused for this network.</Quiet>
        <Row>
          <Button tone="quiet">Choose another network</Button>
          <Button>Notify me</Button>
        </Row>
      </Stack>
    </Padded>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
