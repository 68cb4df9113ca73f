import { VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { dealMarketHandlers } from '../testing';
import { PairScreen } from './pair-screen';

const meta = {
  title: 'Deal screen/Screen of a pair',
  component: PairScreen,
  parameters: {
    guide: {
      do: ['Render `DealFrame` in `children`.', 'Select another pair with the function that `children` gets.'],
      dont: ['Read the pair from the address elsewhere.', 'Show another pair in place of an unknown one.'],
      accessibility: [
        'A failed request is announced and offers a retry.',
        'The message of an unknown pair offers a way to a known one.',
      ],
    } satisfies Guide,
  },
  args: { screen: 'spot', children: ({ symbol }) => <h1>{symbol}</h1> },
} satisfies Meta<typeof PairScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string): Pick<Story, 'decorators'> => ({
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={dealMarketHandlers()} address={address}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
});

export const Known: Story = {
  ...at('/dealCenter?symbol=ETH_USDT'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ETH/USDT' })).toBeVisible();
  },
};

export const Unknown: Story = {
  ...at('/dealCenter?symbol=XYZ_USDT'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go to BTC/USDT' })).toBeVisible();
  },
};
