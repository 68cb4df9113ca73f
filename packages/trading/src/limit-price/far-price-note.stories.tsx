import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FarPriceNote } from './far-price-note';

const meta = {
  title: 'Limit price/Far price note',
  component: FarPriceNote,
  parameters: {
    guide: {
      do: ['Show it in the confirmation of a limit order, above the figures.'],
      dont: ['Block the order: the price may be intended.'],
      accessibility: ['The note is an alert: it is read when the confirmation opens.'],
    } satisfies Guide,
  },
  args: { side: 'buy', far: { percent: decimal('10.3'), best: decimal('97250.5'), mustAsk: true }, quote: 'USDT' },
} satisfies Meta<typeof FarPriceNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {};

export const Sell: Story = { args: { side: 'sell' } };
