import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { aPosition } from '../testing/fixtures';
import { MultipleDialog } from './multiple-dialog';

const position = aPosition();
const before = {
  margins: decimal(1940),
  riskRate: decimal('272.16'),
  liquidation: { kind: 'price', price: decimal(89_650), below: true },
} as const;

const meta = {
  title: 'Multiple dialog',
  component: MultipleDialog,
  decorators: [inMain],
  args: {
    position,
    changed: { ...position, multiple: decimal(20), margin: decimal(970), initialMargin: decimal(970) },
    multiple: decimal(20),
    multiples: [2, 5, 10, 20, 50, 100],
    available: decimal(500),
    change: {
      before,
      after: {
        margins: decimal(970),
        riskRate: decimal('544.33'),
        liquidation: { kind: 'price', price: decimal(87_225), below: true },
      },
    },
    quote: 'USDT',
    priceDecimals: 2,
    transfer: undefined,
    isBusy: false,
    onChoose: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof MultipleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Higher: Story = {
  tags: ['picture'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change to 20×' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The available balance does not cover the margin: nothing is sent. */
export const Insufficient: Story = {
  args: {
    changed: { ...position, multiple: decimal(5), margin: decimal(3880), initialMargin: decimal(3880) },
    multiple: decimal(5),
    change: { before, after: { ...before, margins: decimal(3880), riskRate: decimal('136.08') } },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('1,440.00 USDT');
    await userEvent.click(screen.getByRole('button', { name: 'Change to 5×' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A back end that sends no figures of the account: the exchange decides. */
export const Unknown: Story = { args: { changed: undefined, available: undefined, change: undefined } };

export const Busy: Story = { args: { isBusy: true } };
