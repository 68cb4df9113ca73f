import type { Recovery } from '@bourse/contracts/security';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecoveryState } from './recovery-state';

const AT = Date.UTC(2026, 10, 20, 12);
const REVIEW: Recovery = { id: 5, status: 'review', requestedAt: AT, endsAt: undefined, reason: '' };

const meta = {
  title: 'Security/Recovery state',
  component: RecoveryState,
  parameters: {
    guide: {
      do: ['Say when the second factor ends, and why a request was refused.'],
      dont: ['Show it before the password is known to be right.'],
      accessibility: ['A request that is open is read at once.'],
    } satisfies Guide,
  },
  args: { recovery: REVIEW },
} satisfies Meta<typeof RecoveryState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {};

export const Approved: Story = {
  args: { recovery: { ...REVIEW, status: 'approved', endsAt: AT + 72 * 3_600_000 } },
};

export const Refused: Story = {
  args: { recovery: { ...REVIEW, status: 'refused', reason: 'The photo shows another person' } },
};

export const Cancelled: Story = { args: { recovery: { ...REVIEW, status: 'cancelled' } } };
