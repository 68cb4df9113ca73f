import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitorSurroundings } from '@bourse/market/testing';
import { dealMarketHandlers } from '../testing';
import { expect, screen, userEvent } from 'storybook/test';
import { ProductLimits } from './product-limits';
import { createPersonalLimits } from './stored-personal-limits';

const store = createPersonalLimits('spot');

const meta = {
  title: 'Personal limits/Product limits',
  component: ProductLimits,
  parameters: {
    guide: {
      do: ['Show it for each product in the settings, so that the limits are found without an order form.'],
      dont: ['Show it in an order form: its menu opens the editor.'],
      accessibility: ['The button of each currency names the product and the currency.'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()}>
        <main>
          <h2>Trading limits</h2>
          <Story />
        </main>
      </VisitorSurroundings>
    ),
  ],
  args: { store, currencies: ['USDT'] },
  beforeEach: () => {
    store.limits.write({});
    store.results.write({});
    store.setLimit('EUR', 'trades', decimal(3), Date.now());
  },
} satisfies Meta<typeof ProductLimits>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A currency with a limit is listed although its pairs are gone. */
export const OneLimit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trades a day: 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Spot · USDT' }));
    await expect(await screen.findByRole('dialog', { name: 'My limits' })).toBeVisible();
  },
};
