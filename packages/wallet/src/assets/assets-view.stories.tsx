import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { testStore } from '@bourse/api-client/testing';
import { fakeRealtime } from '@bourse/realtime/testing';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
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
      <Provider store={testStore({ extra: { realtime: fakeRealtime() } })}>
        <MemoryRouter>
          <main>
            <Story />
          </main>
        </MemoryRouter>
      </Provider>
    ),
  ],
  args: {
    wallet,
    account: 'legal',
    filter: { search: '', hideSmall: false },
    failure: undefined,
    isFetching: false,
    onAccount: fn(),
    onFilter: fn(),
    onRetry: fn(),
    hidesFigures: false,
    onHideFigures: fn(),
  },
} satisfies Meta<typeof AssetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balances: Story = { tags: ['night-picture'] };

export const Loading: Story = { args: { wallet: undefined, isFetching: true } };

/** A platform without transfers has one account. */
export const SpotAccountOnly: Story = { args: { accounts: ['change'], account: 'change' } };

export const EmptyAccount: Story = { args: { account: 'micro' } };

export const NothingFound: Story = { args: { filter: { search: 'xyz', hideSmall: false } } };

export const SmallOnesHidden: Story = { args: { filter: { search: '', hideSmall: true } } };

export const Failed: Story = { args: { wallet: undefined, failure: { kind: 'network' } } };

export const FiguresHidden: Story = { tags: ['picture'], args: { hidesFigures: true } };

/** The last request failed; earlier figures are shown. */
export const OutOfDate: Story = { args: { failure: { kind: 'network' }, isStale: true } };
