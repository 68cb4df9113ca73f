import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import { AmountText } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import type { ProductResults } from './product-results';
import { ResultsCollector, useCollectedResults, useReportResults } from './results-collector';

const RESULTS: ProductResults = {
  trades: [
    {
      key: 'leverage/1',
      product: 'leverage',
      symbol: 'BTC/USDT',
      currency: 'USDT',
      openedAt: undefined,
      closedAt: undefined,
      stake: undefined,
      profit: decimal('12.5'),
    },
  ],
  charges: [],
  state: { kind: 'ready' },
  isComplete: true,
  onRetry: () => undefined,
};

/** A product's part. */
function Reporting() {
  useReportResults('leverage', RESULTS);
  return null;
}

function Shown() {
  const trade = useCollectedResults().leverage?.trades[0];
  return <AmountText value={trade?.profit} unit="USDT" />;
}

const meta = {
  title: 'Results collector',
  component: ResultsCollector,
  parameters: {
    guide: {
      do: ['Report the same object while nothing has changed.'],
      dont: ['Report estimates: a trade without a known result has none.'],
      accessibility: ['The collector shows nothing.'],
    } satisfies Guide,
  },
  decorators: [inMain],
  args: {
    children: (
      <>
        <Reporting />
        <Shown />
      </>
    ),
  },
} satisfies Meta<typeof ResultsCollector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reported: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12\.5/)).toBeVisible();
  },
};
