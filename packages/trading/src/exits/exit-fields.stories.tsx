import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { ExitFields } from './exit-fields';
import { exitsOf, type ExitDraft, type ExitEntry } from './exits';
import { OpenSiteNote } from './open-site-note';

const entry: ExitEntry = { side: 'buy', price: decimal(97_000), priceDecimals: 2 };
const inPrices: ExitDraft = { takeProfit: decimal(99_000), stopLoss: decimal(96_030), unit: 'price' };
const inPercent: ExitDraft = { takeProfit: decimal(2), stopLoss: decimal(1), unit: 'percent' };

const meta = {
  title: 'Exits/Fields',
  component: ExitFields,
  decorators: [mainWith({ maxWidth: 272 })],
  parameters: {
    guide: {
      do: ['Show them below `ExitToggle`, and say below the fields what keeps the exits.'],
      dont: ['Show them where neither the back end nor this browser can send them.'],
      accessibility: ['The distance and the result of an exit are the description of its field.'],
    } satisfies Guide,
  },
  args: {
    draft: inPrices,
    entry,
    exits: exitsOf(inPrices, entry),
    results: { takeProfit: decimal(400), stopLoss: decimal(-194) },
    errors: { takeProfit: undefined, stopLoss: undefined },
    quote: 'USDT',
    onExit: fn(),
    onUnit: fn(),
    onTouch: fn(),
    children: <OpenSiteNote />,
  },
} satisfies Meta<typeof ExitFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [unit] = await canvas.findAllByRole('button', { name: /^TP\/SL in/ });
    if (unit) await userEvent.click(unit);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '%' }));
    await expect(args.onUnit).toHaveBeenCalledWith('percent');
  },
};

export const Percent: Story = { args: { draft: inPercent, exits: exitsOf(inPercent, entry) } };

export const WrongSide: Story = {
  args: {
    draft: { ...inPrices, stopLoss: decimal(98_000) },
    errors: { takeProfit: undefined, stopLoss: 'Must be below the order price.' },
  },
};
