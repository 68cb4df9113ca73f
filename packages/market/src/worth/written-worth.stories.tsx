import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WrittenWorth } from './written-worth';

const meta = {
  title: 'Written worth',
  component: WrittenWorth,
  parameters: {
    guide: {
      do: ['Show the worth that the exchange states, in the currency that the user has chosen.'],
      dont: ['Show a worth without its currency.', 'Show zero where no rate is known.'],
      accessibility: ['The worth is text, with a sign for an approximate value.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: { worth: decimal('712.5') },
} satisfies Meta<typeof WrittenWorth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/CN¥712\.50/)).toBeVisible();
  },
};
