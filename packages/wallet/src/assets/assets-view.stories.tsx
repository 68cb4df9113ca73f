import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { fn } from 'storybook/test';
import { walletList } from '../contract';
import { aWireWallet } from '../testing';
import { AssetsView } from './assets-view';

const wallet = v.parse(walletList.reply, aWireWallet());

const meta = {
  title: 'Assets',
  component: AssetsView,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    wallet,
    account: 'legal',
    filter: { search: '', hideSmall: false },
    hasFailed: false,
    isFetching: false,
    onAccount: fn(),
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AssetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balances: Story = {};

export const Loading: Story = { args: { wallet: undefined, isFetching: true } };

export const EmptyAccount: Story = { args: { account: 'micro' } };

export const NothingFound: Story = { args: { filter: { search: 'xyz', hideSmall: false } } };

export const SmallOnesHidden: Story = { args: { filter: { search: '', hideSmall: true } } };

export const Failed: Story = { args: { wallet: undefined, hasFailed: true } };

/** The last try failed, earlier figures are there. */
export const OutOfDate: Story = { args: { hasFailed: true } };
