import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OversizeNote } from './oversize-note';

const meta = {
  title: 'Personal limits/Oversize note',
  component: OversizeNote,
  parameters: {
    guide: {
      do: ['Show it between the figures of an order that opens a position and its button.'],
      dont: ['Block the order with it: it warns only.', 'Show it for an order that closes or sells.'],
      accessibility: ['The note is announced politely when it appears.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof OversizeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  args: { share: decimal('62.5') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('63%');
  },
};

/** Nothing is shown for an order that is not large. */
export const NotLarge: Story = {
  args: { share: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
