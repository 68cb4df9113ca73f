import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn } from 'storybook/test';
import { WriteOutcome } from './write-outcome';

const sent = { id: 'a', ticket: '100', before: 0 };

const meta = {
  title: 'Safe write/Outcome',
  component: WriteOutcome<string, number, number>,
  parameters: {
    guide: {
      do: [
        'Show it in place of the form whose reply was lost.',
        'Give the write in one sentence as `summary`, with amounts and currencies.',
        'State in `describe` what the server has; the next step of an open finding is added.',
      ],
      dont: [
        'Offer another way to send while the outcome is unknown.',
        'Show it after a refusal: the form shows the refusal.',
      ],
      accessibility: [
        'An unknown outcome is an alert and announced at once.',
        'The result of the look-up is a status and announced without interruption.',
      ],
    } satisfies Guide,
  },
  decorators: [mainWith({ maxWidth: 360 })],
  args: {
    state: { phase: 'looking', ...sent },
    unknownTitle: 'Transfer status unknown',
    summary: 'Transfer 100 USDT',
    describe: (transfers) =>
      transfers > 0
        ? { title: 'Transferred', message: 'The transfer was carried out.' }
        : { title: 'No transfer found' },
    onLookAgain: fn(),
    onDismiss: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof WriteOutcome<string, number, number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

export const Unreachable: Story = { args: { state: { phase: 'unknown', ...sent, hasLooked: true } } };

export const Done: Story = {
  args: { state: { phase: 'found', ...sent, finding: 1, verdict: 'done' } },
};

export const NotFound: Story = {
  args: { state: { phase: 'found', ...sent, finding: 0, verdict: 'open' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
