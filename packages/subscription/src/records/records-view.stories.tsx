import { decimal } from '@bourse/decimal';
import { VisitorSurroundings } from '@bourse/market/testing';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aRecord, NOW } from '../testing/fixtures';
import { RecordsView } from './records-view';

const meta = {
  title: 'Records',
  component: RecordsView,
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    records: [
      aRecord(),
      aRecord({ id: 2, status: 'locked', unlocksAt: NOW + 86_400_000, quantity: decimal('500') }),
      aRecord({ id: 3, status: 'completed' }),
    ],
    state: { kind: 'ready' },
    isBusy: false,
    onRetry: fn(),
    onUnlock: fn(),
  },
} satisfies Meta<typeof RecordsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the record that can be unlocked has a button. */
export const Records: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
    await expect(args.onUnlock).toHaveBeenCalledWith(args.records[0]);
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const Loading: Story = { tags: ['picture'], args: { records: [], state: { kind: 'loading' } } };

export const Empty: Story = { args: { records: [] } };

export const Failed: Story = { args: { records: [], state: { kind: 'failed', failure: { kind: 'network' } } } };
