import type { Guide } from '@bourse/storybook-config/guide';
import { Button } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { aPair } from '../testing/fixtures';
import { PairLine } from './pair-line';

const meta = {
  component: PairLine,
  parameters: {
    guide: {
      do: [
        'Put it at the top of a trading screen on a phone.',
        'Give actions on the pair in `actions`: they are among the details.',
      ],
      dont: ['Use it where there is room for a `PairBar`.'],
      accessibility: [
        'The name is the heading of the screen, and the button that opens the list of pairs.',
        'The button of the details says whether they are shown.',
      ],
    } satisfies Guide,
  },
  args: { pair: aPair(), onChoosePair: fn(), direction: 'up' },
  decorators: [mainWith({ maxWidth: 390 })],
} satisfies Meta<typeof PairLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('24h high')).toBeNull();
  },
};

/** The other figures and the actions, after a press. */
export const Details: Story = {
  tags: ['picture'],
  args: { actions: <Button size="small">Set a price alert</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '24h figures and alerts' }));
    await expect(canvas.getByText('24h high')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set a price alert' })).toBeVisible();
  },
};
