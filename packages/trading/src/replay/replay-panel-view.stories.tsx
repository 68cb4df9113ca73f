import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplayPanelView } from './replay-panel-view';
import type { Replay } from './replay-api';

const FROM = Date.UTC(2026, 10, 20, 8);

const replay: Replay = {
  from: FROM,
  to: FROM + 3_600_000,
  at: FROM + 600_000,
  speed: 5,
  isPaused: false,
  isEnded: false,
  fills: [
    {
      id: 1,
      symbol: 'BTC/USDT',
      side: 'buy',
      price: decimal('104000'),
      amount: decimal('0.1'),
      at: FROM + 300_000,
      againstHolding: decimal('12.5'),
    },
  ],
  againstHolding: decimal('12.5'),
};

const meta = {
  component: ReplayPanelView,
  parameters: {
    guide: {
      do: ['Show it on trading screens while the back end plays recorded prices.'],
      dont: ['Begin a session at another time without asking: all balances and log-ins end.'],
      accessibility: ['Each control is a button, a radio group or a slider with a name.'],
    } satisfies Guide,
  },
  args: { replay, isMoving: false, onMove: fn() },
} satisfies Meta<typeof ReplayPanelView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ action: 'pause' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next bar' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ action: 'step' });
    await userEvent.click(canvas.getByRole('radio', { name: '60×' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ action: 'speed', speed: 60 });
    await expect(canvas.getByText('+12.50 USDT')).toBeVisible();
    await expect(canvas.getByText(/^1 spot fill against holding:/)).toBeVisible();
  },
};

export const Ended: Story = {
  args: { replay: { ...replay, isPaused: true, isEnded: true, at: replay.to } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeDisabled();
  },
};
