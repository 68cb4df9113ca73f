import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { someBars } from '../testing/fixtures';
import { Sparkline } from './sparkline';

const closes = someBars({ count: 48 }).map(({ close }) => close);

const meta = { component: Sparkline, args: { closes } } satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trend: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /trend/ })).toBeInTheDocument();
  },
};

export const OtherWay: Story = { args: { closes: closes.toReversed() } };

export const Level: Story = { args: { closes: closes.slice(0, 1) } };
