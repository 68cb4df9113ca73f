import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { MemoryRouter } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { aLaunch } from '../testing/fixtures';
import { LaunchView } from './launch-view';

const meta = {
  title: 'Launch',
  component: LaunchView,
  decorators: [
    mainWith({ padding: 16 }),
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: { launch: aLaunch(), onCalendar: fn() },
} satisfies Meta<typeof LaunchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['night-picture'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    // The ring loads on demand, and the picture has it.
    await waitFor(() => expect(canvasElement.querySelectorAll('.highcharts-point')).toHaveLength(2));
    const buttons = await canvas.findAllByRole('button');
    const calendar = buttons.at(-1);
    if (calendar) await userEvent.click(calendar);
    await expect(args.onCalendar).toHaveBeenCalledOnce();
  },
};

/** Without abstract, period and whitepaper. */
export const Minimal: Story = {
  args: { launch: aLaunch({ abstract: '', whitepaper: undefined, startsAt: undefined, endsAt: undefined }) },
};
