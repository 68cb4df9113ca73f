import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitorSurroundings } from '@bourse/market/testing';
import { newsHandlers } from '../testing';
import { Component as AccountNotices } from './account-notices';

const meta = {
  title: 'Account notices',
  component: AccountNotices,
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story) => (
      <VisitorSurroundings handlers={newsHandlers()} session={{ token: 'token', userId: 7 }}>
        <main>
          <Story />
        </main>
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof AccountNotices>;

export default meta;

export const Unread: StoryObj<typeof meta> = {
  play: async ({ canvas }) => void (await canvas.findAllByText('Unread')),
};
