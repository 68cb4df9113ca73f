import { stoppedClock } from '@bourse/storybook-config/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { OPENED_AT } from '../testing/fixtures';
import { Countdown } from './countdown';

const meta = {
  title: 'Countdown',
  component: Countdown,
  beforeEach: stoppedClock(OPENED_AT),
  decorators: [mainWith({ padding: 16 })],
  args: { anchor: { at: 0, remaining: 20_000, uncertainty: 150 }, seconds: 30 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer');
    await expect(timer).toHaveTextContent('20.0');
  },
};

export const Ended: Story = { args: { anchor: { at: 0, remaining: 0, uncertainty: 150 } } };
