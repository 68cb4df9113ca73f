import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import { FeesPaidLines } from './fees-paid-lines';

const NOW = Date.now();

const meta = {
  title: 'Fees paid',
  component: FeesPaidLines,
  parameters: {
    guide: {
      do: ['Show it in the part of a feature on the fee page.', 'Give every charge, also one whose fee is not known.'],
      dont: ['Leave an unknown fee out: the sum is then unknown, not smaller.'],
      accessibility: ['A dash for an unknown sum has its reason for screen readers.'],
    } satisfies Guide,
  },
  decorators: [
    inMain,
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    charges: [
      { time: NOW, amount: decimal('12.5'), currency: 'USDT' },
      { time: NOW, amount: decimal('3.25'), currency: 'USDT' },
      { time: NOW, amount: undefined, currency: 'BTC' },
    ],
    state: { kind: 'ready' },
    isComplete: false,
    onOlder: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FeesPaidLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fee of one BTC trade is not known, and older trades are missing. */
export const Paid: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect((await canvas.findByText('USDT (charges: 2)')).nextSibling).toHaveTextContent('15.75');
    await userEvent.click(canvas.getByRole('button', { name: 'Load older trades' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};
