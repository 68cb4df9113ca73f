import type { Passkey } from '@bourse/contracts/security';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { PasskeyList } from './passkey-list';

const AT = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;

const PHONE: Passkey = { id: 2, name: 'Chrome, Android', createdAt: AT - 30 * DAY_MS, lastUsedAt: AT };
const KEY: Passkey = { id: 1, name: 'Security key in the drawer', createdAt: AT - DAY_MS, lastUsedAt: undefined };

const meta = {
  title: 'Security/Passkeys',
  component: PasskeyList,
  parameters: {
    guide: {
      do: ['Show it where the back end announces passkeys.', 'Say what a passkey does before the first one is added.'],
      dont: ['Offer a passkey at an address that is not of its domain.'],
      accessibility: ['The button of a row names its passkey.'],
    } satisfies Guide,
  },
  args: { passkeys: [PHONE, KEY], canAdd: true, onAdd: fn(), onRemove: fn() },
  decorators: [mainWith({ maxWidth: 640, padding: 24 })],
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Chrome, Android/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(PHONE);
  },
};

export const Empty: Story = { args: { passkeys: [] } };

/** Ten are the most. */
export const Full: Story = {
  args: { passkeys: Array.from({ length: 10 }, (_, index) => ({ ...PHONE, id: index, name: `Device ${index + 1}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(10);
  },
};

/** The browser has none, or the page is of another domain. */
export const NotHere: Story = {
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
