import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PriceAlert } from './alert';
import { AlertsTable } from './alerts-table';

const waiting: PriceAlert = {
  id: 'a',
  pair: '1-3',
  symbol: 'BTC/USDT',
  price: decimal('98000.5'),
  direction: 'above',
  hasSound: true,
  hasNotification: false,
  firedAt: undefined,
};
const fired: PriceAlert = {
  ...waiting,
  id: 'b',
  pair: '2-3',
  symbol: 'ETH/USDT',
  price: decimal(3300),
  direction: 'below',
  firedAt: Date.parse('2026-11-20T12:00:00Z'),
};

const meta = {
  title: 'Price alerts/List',
  component: AlertsTable,
  args: { alerts: [waiting, fired], canEdit: ({ pair }) => pair === '1-3', onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof AlertsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An alert of another pair can be removed; it is edited where its price is in sight. */
export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [edit, remove, removeOther] = canvas.getAllByRole('button').slice(-3);
    if (edit) await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledWith(waiting);
    if (remove) await userEvent.click(remove);
    if (removeOther) await userEvent.click(removeOther);
    await expect(args.onRemove).toHaveBeenLastCalledWith(fired);
  },
};

export const None: Story = { args: { alerts: [] } };
