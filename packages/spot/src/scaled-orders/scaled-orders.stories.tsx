import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aTicket } from '../testing/fixtures';
import { ScaledDialog } from './scaled-dialog';
import { ScaledReport } from './scaled-report';

const meta = {
  title: 'Scaled orders',
  component: ScaledDialog,
  args: {
    initialSide: 'buy',
    market: {
      symbol: 'BTC/USDT',
      base: 'BTC',
      quote: 'USDT',
      pricePlaces: 2,
      amountPlaces: 4,
      best: decimal('97000'),
      takerFee: decimal('0.001'),
    },
    available: decimal('100000'),
    isBusy: false,
    onPlace: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ScaledDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    const review = (await screen.findAllByRole('button')).at(-1);
    if (review) await userEvent.click(review);
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

/** Five rising orders with their sums. */
export const Filled: Story = {
  play: async ({ userEvent }) => {
    const fields = await screen.findAllByRole('textbox');
    const values = ['95000', '95400', '5', '1.5'];
    for (const [at, field] of fields.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time, as a user types
      await userEvent.clear(field);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await userEvent.type(field, values[at] ?? '');
    }
    await expect((await screen.findAllByRole('listitem')).length).toBe(5);
  },
};

const items = ['95000', '95100', '95200'].map((price) => ({
  ticket: aTicket({ price: decimal(price), amount: decimal('0.2') }),
  before: { open: [], fills: [] },
}));
const report = { pricePlaces: 2, onConfirm: fn(), onDismiss: fn(), onCancelSet: fn() };

export const Confirming: Story = {
  render: () => <ScaledReport {...report} state={{ phase: 'confirming', items }} />,
};

/** The second order was refused: the first exists, the third was not sent. */
export const RefusedAtTheSecond: Story = {
  render: () => (
    <ScaledReport
      {...report}
      state={{
        phase: 'done',
        items,
        results: [{ kind: 'done' }, { kind: 'refused', text: 'Insufficient balance.' }, { kind: 'notSent' }],
      }}
    />
  ),
};
