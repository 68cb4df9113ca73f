import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { aBook, aPair } from '../testing/fixtures';
import { BookLadder } from './book-ladder';
import { createBookStore } from './book-store';

const meta = {
  component: BookLadder,
  parameters: {
    guide: {
      do: [
        'Put it beside an order form that has no room for an `OrderBook`.',
        'Fill the price of the form in `onPickPrice`.',
      ],
      dont: ['Use it as the only book of a screen: it has no grouping and no cumulative amounts.'],
      accessibility: [
        'It is one stop of the Tab key; the arrow keys move through the levels, Enter picks one.',
        'Each side is a group with a name.',
      ],
    } satisfies Guide,
  },
  args: {
    pair: aPair(),
    book: createBookStore({ ...aBook(), last: decimal('97250.5') }),
    levels: 10,
    onPickPrice: fn(),
  },
  decorators: [mainWith({ width: 124 })],
} satisfies Meta<typeof BookLadder>;
export default meta;

export const TenLevels: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    const [level] = canvas.getAllByRole('button');
    if (level) await userEvent.click(level);
    await expect(args.onPickPrice).toHaveBeenCalledOnce();
  },
};
