import { conversionQuote, smallBalances } from '@bourse/contracts/wallet';
import type { Guide } from '@bourse/storybook-config/guide';
import { Panel, Padded } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as v from 'valibot';
import { aWireQuote, aWireSmall } from '../testing';
import { ChooseView } from './choose-view';
import { QuoteView } from './quote-view';

const terms = v.parse(smallBalances.reply, aWireSmall());
const quote = v.parse(conversionQuote, aWireQuote({ expires: 1_795_176_000, time: 1_795_175_985 }));

const meta = {
  title: 'Conversion of small balances',
  component: ChooseView,
  parameters: {
    guide: {
      do: ['Show amount and worth of each balance, and the fee, before anything is sent.'],
      dont: ['Convert at other figures than the confirmed ones.', 'Offer a balance that has no price.'],
      accessibility: ['A quote that has expired is announced.'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 480 }}>
        <Panel label="Conversion">
          <Padded>
            <Story />
          </Padded>
        </Panel>
      </main>
    ),
  ],
  args: {
    terms,
    choice: { targetId: 1, onTarget: fn(), isChosen: () => true, onToggle: fn() },
    failure: undefined,
    isNothingChosen: false,
    isAsking: false,
    onAsk: fn(),
  },
} satisfies Meta<typeof ChooseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /DOGE/ }));
    await expect(args.choice.onToggle).toHaveBeenCalledWith([3], false);
    await userEvent.click(canvas.getByRole('button', { name: 'Get quote' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const NothingSmall: Story = { args: { terms: { ...terms, balances: [] } } };
export const ConvertedLately: Story = { args: { terms: { ...terms, nextAt: Date.UTC(2026, 10, 25, 12) } } };
export const Refused: Story = { args: { failure: 'The quote is no longer valid. Get a new one.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

const actions = { isSending: false, onConfirm: fn(), onRenew: fn(), onBack: fn() };
export const Quote: Story = { render: () => <QuoteView quote={quote} secondsLeft={12} {...actions} /> };
export const QuoteExpired: Story = { render: () => <QuoteView quote={quote} secondsLeft={0} {...actions} /> };
