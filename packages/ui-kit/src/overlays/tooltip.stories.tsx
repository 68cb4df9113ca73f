import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { loose } from '../stories/frame.test-support';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      do: ['Explain a term or a control in one short sentence.', 'Set `isName` where the child has no text.'],
      dont: ['Put a link or a button into it.', 'Hide a text in it that the user needs for a decision.'],
      accessibility: [
        'It opens on hover, on focus and on a long touch; Escape closes it.',
        'The text is the description of the child, or its name with `isName`.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { text: 'The price of the last trade.', children: <Button tone="quiet">Last price</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OnHover: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('The price of the last trade.');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};
