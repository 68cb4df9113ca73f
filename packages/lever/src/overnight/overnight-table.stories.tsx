import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import { anOvernightCharge } from '../testing/fixtures';
import { OvernightTable } from './overnight-table';

const meta = {
  title: 'Overnight fees',
  component: OvernightTable,
  parameters: {
    guide: {
      do: ['Show the figures of the midnight, not those of today.'],
      dont: ['Show a figure that the back end does not have as zero.'],
      accessibility: ['The number of the position is a link to its page.'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <main style={{ height: 320 }}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </main>
    ),
  ],
  args: {
    state: { kind: 'ready' },
    charges: [
      anOvernightCharge({ id: 2, orderId: 32, direction: 'short', fee: decimal('0.000606') }),
      anOvernightCharge(),
    ],
    onRetry: fn(),
    decimalsOf: () => 2,
    pages: { page: 1, pageCount: 1, onChange: fn() },
  },
} satisfies Meta<typeof OvernightTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Charges: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '31' })).toHaveAttribute('href', '/leverTransaction?id=31');
  },
};

/** Fees of before the back end kept a history: without price, value and rate. */
export const FeesOnly: Story = {
  args: {
    charges: [anOvernightCharge({ lots: undefined, price: undefined, value: undefined, rate: undefined })],
  },
};
export const Empty: Story = { args: { charges: [] } };
export const Loading: Story = { args: { state: { kind: 'loading' }, charges: [] } };
export const Failed: Story = { args: { state: { kind: 'failed', failure: { kind: 'network' } }, charges: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
