import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { someBars } from '@bourse/charts/testing';
import { Sparkline } from './sparkline';

const closes = someBars({ count: 48 }).map(({ close }) => close);

const meta = {
  component: Sparkline,

  parameters: {
    guide: {
      do: ['Use it in rows and cards for the way of the last day.'],
      dont: ['Read values off it: it has no scale.', 'Draw one before there are two closes.'],
      accessibility: ['An image whose name says rising, falling or flat.'],
    } satisfies Guide,
  },
  args: { closes },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trend: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /trend/ })).toBeInTheDocument();
  },
};

export const OtherWay: Story = { args: { closes: closes.toReversed() } };

export const Level: Story = { args: { closes: closes.slice(0, 1) } };
