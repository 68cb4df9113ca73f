import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { VisitorSurroundings } from '@bourse/market/testing';
import { noteUserEvent } from '@bourse/notifications';
import { expect } from 'storybook/test';
import { newsHandlers } from '../testing';
import { Component as AccountNotices } from './account-notices';

const addressOf = ({ tab }: { readonly tab?: unknown }) =>
  typeof tab === 'string' ? `/account/accountMessage?tab=${tab}` : '/account/accountMessage';

const meta = {
  title: 'Account notices',
  component: AccountNotices,
  beforeEach: () => localStorage.clear(),
  decorators: [
    inMain,
    (Story, { parameters }) => (
      <VisitorSurroundings
        address={addressOf(parameters)}
        handlers={newsHandlers()}
        session={{ token: 'token', userId: 7 }}
      >
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof AccountNotices>;

export default meta;

export const Unread: StoryObj<typeof meta> = {
  play: async ({ canvas }) => void (await canvas.findAllByText('Unread')),
};

export const Activity: StoryObj<typeof meta> = {
  parameters: { tab: 'events' },
  beforeEach: () => {
    noteUserEvent({
      id: 'spot-filled-1',
      text: 'Limit order filled: bought 0.1 BTC at 97,000 USDT',
      path: '/allTransaction',
    });
    noteUserEvent({
      id: 'lever-closed-1',
      text: 'Stop loss closed BTC/USDT long: realised P/L −52.10 USDT',
      path: '/leverTransaction',
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Stop loss closed/ })).toBeVisible();
  },
};

export const NoActivity: StoryObj<typeof meta> = { parameters: { tab: 'events' } };
