import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteProvider } from '@bourse/feature-kit';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FIXTURE_NOW } from '../testing';
import { Chart } from './chart';
import { chartArgs, forgetChart, InteractiveChart, LONG, orders } from './chart-story';

const meta = {
  component: Chart,
  // A clock that stands still: the pictures are the same at each run.
  args: { ...chartArgs, now: () => FIXTURE_NOW + 17_400, lines: orders },
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const note = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-note]');

/** Chooses an entry of the chart's menu. */
async function choose(canvasElement: HTMLElement, role: 'menuitem' | 'menuitemcheckbox', name: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Chart type and tools' }, LONG));
  await userEvent.click(await screen.findByRole(role, { name }));
}

const countdown: Story['play'] = async ({ canvasElement, step }) => {
  await step(
    'the time until the bar closes is below the last price, out of the way of the prices of orders',
    async () => {
      await waitFor(() => expect(note(canvasElement)).toHaveTextContent('00:43'), LONG);
      await expect(note(canvasElement)?.closest('[aria-hidden="true"]')).not.toBeNull();
    },
  );
  await step('it is hidden by the menu of the chart, and stays hidden on this device', async () => {
    await choose(canvasElement, 'menuitemcheckbox', 'Bar countdown');
    await waitFor(() => expect(note(canvasElement)).toBeEmptyDOMElement());
    await expect(localStorage.getItem('bourse.chart.countdownHidden')).toBe('true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Bar countdown' }));
    await waitFor(() => expect(note(canvasElement)).toHaveTextContent('00:43'));
    await userEvent.keyboard('{Escape}');
  });
};

export const Countdown: Story = { tags: ['picture'], play: countdown };

export const CountdownByLightweightCharts: Story = {
  render: (args) => (
    <SiteProvider site={{ charts: 'lightweight-charts' }}>
      <InteractiveChart {...args} />
    </SiteProvider>
  ),
  play: countdown,
};
