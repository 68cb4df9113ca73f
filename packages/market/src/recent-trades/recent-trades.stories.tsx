import { LOADING } from '@bourse/feature-kit';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aPair, someTrades } from '../testing/fixtures';
import { RecentTrades } from './recent-trades';

const meta = {
  component: RecentTrades,

  parameters: {
    guide: {
      do: ['Give trades newest first; it shows twenty.'],
      dont: ['Announce each trade: they come by the second.'],
      accessibility: ['A native table; the side is said by sign and words as well as by colour.'],
    } satisfies Guide,
  },
  args: { pair: aPair(), trades: someTrades() },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%', height: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentTrades>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { trades: someTrades(35) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(1 + 20);
  },
};

export const SidesNotSent: Story = { args: { trades: someTrades().map((trade) => ({ ...trade, side: undefined })) } };

export const Few: Story = { args: { trades: someTrades(3) } };

export const Loading: Story = { args: { trades: [], state: LOADING } };

export const Empty: Story = { args: { trades: [] } };

export const Failed: Story = {
  args: { trades: [], state: { kind: 'failed', failure: { kind: 'network' } }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
