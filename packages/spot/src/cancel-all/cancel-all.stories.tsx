import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { anOpenOrder } from '../testing/fixtures';
import { CancelAllDialog } from './cancel-all-dialog';

const orders = [
  anOpenOrder(),
  anOpenOrder({ id: 1002, side: 'sell', price: decimal('99500.5') }),
  anOpenOrder({ id: 1003, base: 'ETH', price: decimal('3400') }),
  anOpenOrder({ id: 1004 }),
  anOpenOrder({ id: 1005 }),
  anOpenOrder({ id: 1006 }),
];

const meta = {
  title: 'Cancel all',
  component: CancelAllDialog,
  args: { state: { phase: 'confirming', items: orders }, pricePlaces: () => 2, onConfirm: fn(), onDismiss: fn() },
} satisfies Meta<typeof CancelAllDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  play: async ({ userEvent, args }) => {
    const [keep, confirm] = (await screen.findAllByRole('button')).slice(-2);
    if (confirm) await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    if (keep) await userEvent.click(keep);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** It cannot be closed before the last one is through. */
export const Running: Story = {
  args: { state: { phase: 'running', items: orders, results: [{ kind: 'done' }, { kind: 'refused' }] } },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/** Every outcome that one of many can have. */
export const Done: Story = {
  tags: ['picture'],
  args: {
    state: {
      phase: 'done',
      items: orders,
      results: [
        { kind: 'done' },
        { kind: 'refused', text: '该委托不可撤销' },
        { kind: 'foundDone' },
        { kind: 'unchanged' },
        { kind: 'unknown' },
        { kind: 'notSent' },
      ],
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click((await screen.findAllByRole('button')).at(-1) ?? document.body);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
