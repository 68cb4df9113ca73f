import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import { ConnectionChip, IconButton } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aPair, somePairs } from '../testing/fixtures';
import { PairBar } from './pair-bar';

const meta = {
  component: PairBar,

  parameters: {
    guide: {
      do: [
        'Give `last` from the stream where there is one; the rest comes with the pair.',
        "Put the connection's chip into `connection`.",
      ],
      dont: ['Add figures that are not of the last day.'],
      accessibility: [
        'A list of terms and values: each figure is read with its name.',
        'The direction of the price is said by its arrow too.',
      ],
    } satisfies Guide,
  },
  args: { pair: aPair(), direction: 'up', connection: <ConnectionChip phase="live" /> },
} satisfies Meta<typeof PairBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  args: { onChoosePair: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /BTC\/USDT/ }));
    await expect(args.onChoosePair).toHaveBeenCalledOnce();
  },
};

export const Falling: Story = {
  args: { pair: aPair({ change: decimal('-3.4'), last: decimal('97249.99') }), direction: 'down' },
};

export const TinyPrice: Story = { args: { pair: somePairs()[5] } };

export const WithActions: Story = {
  tags: ['picture'],
  args: { actions: <IconButton icon="bell" label="Set a price alert" onClick={fn()} /> },
};

export const Stale: Story = { tags: ['picture'], args: { connection: <ConnectionChip phase="stale" age={17_000} /> } };

export const Loading: Story = { args: { pair: undefined, connection: <ConnectionChip phase="connecting" /> } };
