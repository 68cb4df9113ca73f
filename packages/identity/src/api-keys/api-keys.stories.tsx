import type { ApiKey } from '@bourse/contracts/security';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { ApiKeyList } from './api-key-list';
import { NewKey } from './new-key';

const AT = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;

const BOT: ApiKey = {
  id: 2,
  name: 'Grid bot',
  key: 'm3Jx0aQe7TtP1vYz',
  permissions: ['read', 'trade'],
  addresses: ['203.0.113.7', '2001:db8::/32'],
  createdAt: AT - 30 * DAY_MS,
  expiresAt: AT + 60 * DAY_MS,
  lastUsedAt: AT,
  lastAddress: '203.0.113.7',
};
const TAXES: ApiKey = {
  ...BOT,
  id: 1,
  name: 'Tax report',
  key: 'Zk81hWcR5oUq9nLd',
  permissions: ['read'],
  addresses: [],
  expiresAt: AT - DAY_MS,
  lastUsedAt: undefined,
  lastAddress: undefined,
};

const meta = {
  title: 'Security/API keys',
  component: ApiKeyList,
  parameters: {
    guide: {
      do: ['Show it where the back end announces keys.', 'Say what a key may do, from where, and when it was used.'],
      dont: ['Show a secret a second time.'],
      accessibility: ['The button of a row names its key.'],
    } satisfies Guide,
  },
  args: { keys: [BOT, TAXES], now: AT, onCreate: fn(), onRemove: fn() },
  decorators: [mainWith({ maxWidth: 640, padding: 24 })],
} satisfies Meta<typeof ApiKeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Expired')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Grid bot/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(BOT);
  },
};

export const Empty: Story = { args: { keys: [] } };

/** Ten are the most. */
export const Full: Story = {
  args: { keys: Array.from({ length: 10 }, (_, index) => ({ ...BOT, id: index, name: `Bot ${index + 1}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(10);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** The secret, once. */
export const JustMade: Story = {
  render: () => (
    <NewKey made={{ key: 'm3Jx0aQe7TtP1vYz', secret: 'v2n8Qf1kXw0rT6yUe3LhZs9pCbAdG5mJo7iRxW4tKqE' }} onKept={fn()} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have saved the secret' }));
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};
