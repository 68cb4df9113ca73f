import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { aLaunch } from '../testing/fixtures';
import { Prospect } from './prospect';

const meta = {
  title: 'Prospect',
  component: Prospect,
  parameters: {
    guide: {
      do: ['State the sampling window beside the estimate.'],
      dont: ['Estimate a time from a window without a sale.'],
      accessibility: ['The sentence is plain text, not announced: it changes with every read.'],
    } satisfies Guide,
  },
  decorators: [mainWith({ padding: 16 })],
  args: { launch: aLaunch(), quantity: decimal('1000'), pace: { windowMs: 600_000, leftMs: 7_260_000 } },
} satisfies Meta<typeof Prospect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selling: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/last 10 min, the rest will sell out in about 3 h/)).toBeVisible();
  },
};

export const NoSale: Story = { args: { pace: { windowMs: 120_000, leftMs: undefined } } };

/** Commitments are collected; the rest is allocated at the end. */
export const Allocation: Story = {
  tags: ['picture'],
  args: { launch: aLaunch({ total: decimal('1000'), committed: decimal('3000'), cap: decimal('400') }) },
};
