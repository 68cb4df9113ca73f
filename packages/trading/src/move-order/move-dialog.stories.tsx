import { decimal } from '@bourse/decimal';
import { FigureLine } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MoveDialog, type MovedOrder, type MovePreview } from './move-dialog';

const nothing = (): string | undefined => undefined;

const order: MovedOrder = {
  kind: 'queued',
  side: 'buy',
  from: decimal('97000'),
  initial: decimal('96500'),
  quote: 'USDT',
  pricePlaces: 2,
  size: { remaining: decimal('0.4'), base: 'BTC', places: 4 },
};
const preview: MovePreview = {
  problemsOf: () => ({}),
  warningOf: nothing,
  renderFigures: () => <FigureLine label="Total">38,600.00 USDT</FigureLine>,
};

const meta = {
  title: 'Edit order',
  component: MoveDialog,
  args: {
    title: 'Edit buy of 0.4 BTC at 97,000.00',
    order,
    preview,
    isBusy: false,
    onMove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressMove = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const [, move] = (await screen.findAllByRole('button')).slice(-2);
  if (move) await userEvent.click(move);
};

/** Cancel and place: the dialog says what happens if only the first step succeeds. */
export const TwoSteps: Story = {
  play: async ({ userEvent, args }) => {
    await pressMove(userEvent);
    await expect(args.onMove).toHaveBeenCalledWith({ price: '96500', amount: '0.4' });
  },
};

export const OneStep: Story = { args: { order: { ...order, kind: 'oneStep' } } };

/** An order of leverage, which waits for its price outside of a book. */
export const Waiting: Story = {
  args: {
    title: 'Move long order 40 of 2 lots',
    order: { ...order, kind: 'waiting', size: undefined },
    preview: { ...preview, renderFigures: () => null },
  },
};

/** Neither the price nor the amount has changed yet. */
export const SameOrder: Story = {
  args: { order: { ...order, initial: undefined } },
  play: async ({ userEvent, args }) => {
    await pressMove(userEvent);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const Warning: Story = {
  args: {
    preview: {
      ...preview,
      warningOf: () =>
        'Your price is 15.4% above the best ask of 104,000.00 USDT. The order can fill at once, at prices up to yours.',
    },
  },
};
