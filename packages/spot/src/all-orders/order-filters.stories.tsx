import { Button } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OrderFilters } from './order-filters';

const meta = {
  title: 'All orders/Filters',
  component: OrderFilters,
  args: { filter: { pair: undefined, side: undefined }, pairs: ['BTC/USDT', 'ETH/USDT'], onFilter: fn() },
} satisfies Meta<typeof OrderFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [pair, side] = canvas.getAllByRole('combobox');
    if (pair) await userEvent.click(pair);
    await userEvent.click(await screen.findByRole('option', { name: 'ETH/USDT' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ pair: 'ETH/USDT', side: undefined });
    if (side) await userEvent.click(side);
    const options = await screen.findAllByRole('option');
    await userEvent.click(options.at(-1) ?? document.body);
    await expect(args.onFilter).toHaveBeenLastCalledWith({ pair: undefined, side: 'sell' });
  },
};

export const Filtered: Story = {
  args: { filter: { pair: 'BTC/USDT', side: 'buy' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFilter).toHaveBeenCalledWith({ pair: undefined, side: undefined });
  },
};

export const WithActions: Story = {
  tags: ['picture'],
  args: {
    actions: (
      <Button size="small" tone="quiet">
        CSV
      </Button>
    ),
  },
};
