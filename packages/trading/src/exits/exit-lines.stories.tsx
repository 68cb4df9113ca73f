import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import { FigureLines } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExitLines } from './exit-lines';

const meta = {
  title: 'Exits/Lines',
  component: ExitLines,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 400 }}>
        <FigureLines>
          <Story />
        </FigureLines>
      </main>
    ),
  ],
  parameters: {
    guide: {
      do: ['Show them among the figures of a confirmation.'],
      dont: ['Show a result that cannot be computed.'],
      accessibility: ['Each line is a term with its description.'],
    } satisfies Guide,
  },
  args: {
    exits: { takeProfit: decimal(99_000), stopLoss: decimal(96_030) },
    entry: { side: 'buy', price: decimal(97_000), priceDecimals: 2 },
    amount: decimal('0.2'),
    quote: 'USDT',
  },
} satisfies Meta<typeof ExitLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = { args: { trigger: 'mark' } };

export const Trailing: Story = { args: { trail: { distance: decimal(1), unit: 'percent' } } };

export const UnknownAmount: Story = { args: { amount: undefined } };
