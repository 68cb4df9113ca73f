import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { fn } from 'storybook/test';
import { walletList } from '@bourse/contracts/wallet';
import { aWireWallet } from '../testing';
import { AssetsView, type AssetsChoice, type AssetsRead } from './assets-view';

const wallet = v.parse(walletList.reply, aWireWallet());

const read: AssetsRead = { wallet, failure: undefined, isFetching: false, onRetry: fn() };
const choice: AssetsChoice = {
  account: 'legal',
  onAccount: fn(),
  filter: { search: '', hideSmall: false },
  onFilter: fn(),
  hidesFigures: false,
  onHideFigures: fn(),
};

const meta = {
  title: 'Assets',
  component: AssetsView,
  decorators: [
    (Story) => {
      const realtime = fakeRealtime();
      return (
        <Provider store={testStore({ extra: { realtime } })}>
          <RealtimeProvider realtime={realtime}>
            <MemoryRouter>
              <main>
                <Story />
              </main>
            </MemoryRouter>
          </RealtimeProvider>
        </Provider>
      );
    },
  ],
  args: { read, choice },
} satisfies Meta<typeof AssetsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balances: Story = { tags: ['night-picture'] };

export const Loading: Story = { args: { read: { ...read, wallet: undefined, isFetching: true } } };

/** A platform without transfers has one account. */
export const SpotAccountOnly: Story = { args: { choice: { ...choice, accounts: ['change'], account: 'change' } } };

export const EmptyAccount: Story = { args: { choice: { ...choice, account: 'micro' } } };

export const NothingFound: Story = { args: { choice: { ...choice, filter: { search: 'xyz', hideSmall: false } } } };

export const SmallOnesHidden: Story = { args: { choice: { ...choice, filter: { search: '', hideSmall: true } } } };

export const Failed: Story = { args: { read: { ...read, wallet: undefined, failure: { kind: 'network' } } } };

export const FiguresHidden: Story = { tags: ['picture'], args: { choice: { ...choice, hidesFigures: true } } };

/** The last request failed; earlier figures are shown. */
export const OutOfDate: Story = { args: { read: { ...read, failure: { kind: 'network' }, isStale: true } } };
