import { decimal } from '@bourse/decimal';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { resultTotals } from '../rules/totals';
import { aClosedTrade } from '../testing';
import { PictureDialog } from './picture-dialog';

const at = (day: number) => Date.parse(`2026-11-${day}T12:00:00Z`);
const trade = aClosedTrade();
const trades = [
  trade,
  aClosedTrade({ closedAt: at(21), profit: decimal(-3) }),
  aClosedTrade({ closedAt: at(23), profit: decimal(30) }),
];

const meta = {
  title: 'Picture of a result',
  component: PictureDialog,
  parameters: {
    guide: {
      do: ['Make the picture in the browser.'],
      dont: ['Show an amount that the user has not chosen to show.'],
      accessibility: ['The name of the picture has all of its texts.'],
    } satisfies Guide,
  },
  args: { trade, totals: resultTotals(trades, [], 'USDT', 'UTC'), currency: 'USDT', onClose: fn() },
} satisfies Meta<typeof PictureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfATrade: Story = {
  play: async ({ userEvent }) => {
    const picture = await screen.findByRole('img', { name: /BTC\/USDT · Leverage, Return, \+12\.00%/ });
    await expect(picture).not.toHaveAccessibleName(/USDT$/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show amounts' }));
    await expect(picture).toHaveAccessibleName(/Net P\/L: \+12\.00 USDT$/);
  },
};

export const OfAll: Story = { args: { trade: undefined } };
