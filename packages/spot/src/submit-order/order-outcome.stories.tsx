import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { aTicket } from '../testing/fixtures';
import { OrderOutcome } from './order-outcome';

const sent = { id: 'a', ticket: aTicket(), before: { open: [], fills: [] } };

const meta = {
  title: 'Order outcome',
  component: OrderOutcome,
  args: {
    state: { phase: 'looking', ...sent },
    onLookAgain: fn(),
    onDismiss: fn(),
    onTryAgain: fn(),
  },
  decorators: [mainWith({ maxWidth: 320 })],
} satisfies Meta<typeof OrderOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the outcome is looked up there is no button, so that nothing is sent twice. */
export const Looking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

export const Unreachable: Story = {
  args: { state: { phase: 'unknown', ...sent, hasLooked: true } },
  play: async ({ canvas, userEvent, args }) => {
    const [again, putAside] = canvas.getAllByRole('button');
    if (again) await userEvent.click(again);
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    if (putAside) await userEvent.click(putAside);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Resting: Story = {
  args: { state: { phase: 'found', ...sent, finding: { kind: 'resting', filled: decimal(0) }, verdict: 'done' } },
};

export const PartlyFilled: Story = {
  args: { state: { phase: 'found', ...sent, finding: { kind: 'resting', filled: decimal('0.2') }, verdict: 'done' } },
};

export const Filled: Story = {
  tags: ['picture'],
  args: {
    state: {
      phase: 'found',
      ...sent,
      ticket: aTicket({ side: 'sell', mode: 'market' }),
      finding: { kind: 'filled', filled: decimal('0.5') },
      verdict: 'done',
    },
  },
};

export const NotFound: Story = {
  args: { state: { phase: 'found', ...sent, finding: { kind: 'nothing' }, verdict: 'open' } },
  play: async ({ canvas, userEvent, args }) => {
    const [lookAgain, tryAgain] = canvas.getAllByRole('button');
    if (lookAgain) await userEvent.click(lookAgain);
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    if (tryAgain) await userEvent.click(tryAgain);
    await expect(args.onTryAgain).toHaveBeenCalledWith(sent.ticket);
  },
};

export const Unsure: Story = {
  tags: ['picture'],
  args: { state: { phase: 'found', ...sent, finding: { kind: 'unsure' }, verdict: 'open' } },
};
