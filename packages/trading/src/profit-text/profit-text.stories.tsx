import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfitText } from './profit-text';

const meta = {
  title: 'Profit text',
  component: ProfitText,
  parameters: {
    guide: {
      do: [
        'Show P/L after fees with it, with its currency.',
        'Pass `undefined` where the P/L is not known: it shows a dash.',
      ],
      dont: ['Show a price or an amount with it: they have no sign.'],
      accessibility: ['The sign says what the colour says.'],
    } satisfies Guide,
  },
  args: { value: decimal('52.5'), unit: 'USDT' },
} satisfies Meta<typeof ProfitText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profit: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('+52.50 USDT')).toBeVisible(),
};
export const Loss: Story = { args: { value: decimal('-120.018'), decimals: 4 } };
export const Unknown: Story = {
  args: { value: undefined, unit: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('—')).toBeVisible(),
};
