import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aTicket } from '../testing/fixtures';
import { OrderOutcome } from './order-outcome';

const order = aTicket();
const before = { open: [], fills: [] };

const meta = {
  title: 'Order outcome',
  component: OrderOutcome,
  args: {
    submission: { phase: 'resynchronising', order, before },
    onLookAgain: fn(),
    onDismiss: fn(),
    onTryAgain: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 320 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While we look, there is nothing to press: nobody can send it twice. */
export const Looking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

export const Unreachable: Story = {
  args: { submission: { phase: 'unknown', order, before, asked: true } },
  play: async ({ canvas, userEvent, args }) => {
    const [again, putAside] = canvas.getAllByRole('button');
    if (again) await userEvent.click(again);
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    if (putAside) await userEvent.click(putAside);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Resting: Story = {
  args: { submission: { phase: 'found', order, before, finding: { kind: 'resting', filled: decimal(0) } } },
};

export const PartlyFilled: Story = {
  args: { submission: { phase: 'found', order, before, finding: { kind: 'resting', filled: decimal('0.2') } } },
};

export const Filled: Story = {
  args: {
    submission: {
      phase: 'found',
      order: aTicket({ side: 'sell', mode: 'market' }),
      before,
      finding: { kind: 'filled', filled: decimal('0.5') },
    },
  },
};

export const NotFound: Story = {
  args: { submission: { phase: 'found', order, before, finding: { kind: 'nothing' } } },
  play: async ({ canvas, userEvent, args }) => {
    const [lookAgain, tryAgain] = canvas.getAllByRole('button');
    if (lookAgain) await userEvent.click(lookAgain);
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    if (tryAgain) await userEvent.click(tryAgain);
    await expect(args.onTryAgain).toHaveBeenCalledWith(order);
  },
};

export const Unsure: Story = {
  args: { submission: { phase: 'found', order, before, finding: { kind: 'unsure' } } },
};
