import type { Recovery } from '@bourse/contracts/security';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecoveryBar } from './recovery-bar';

const AT = Date.UTC(2026, 10, 20, 12);
const REVIEW: Recovery = { id: 5, status: 'review', requestedAt: AT, endsAt: undefined, reason: '' };

const meta = {
  title: 'Security/Recovery bar',
  component: RecoveryBar,
  parameters: {
    guide: {
      do: ['Show it in every running session while a recovery of the account is open.'],
      dont: ['Let it be dismissed: it goes with the recovery.'],
      accessibility: ['The alert is read at once. Its region has a name.'],
    } satisfies Guide,
  },
  args: { recovery: REVIEW, isPending: false, onCancel: fn() },
} satisfies Meta<typeof RecoveryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Approved: Story = {
  args: { recovery: { ...REVIEW, status: 'approved', endsAt: AT + 72 * 3_600_000 } },
};

export const Cancelling: Story = { args: { isPending: true } };
