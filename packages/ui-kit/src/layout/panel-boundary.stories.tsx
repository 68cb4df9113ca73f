import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { Panel } from './panel';
import { PanelBoundary } from './panel-boundary';

function Broken(): never {
  throw new Error('a story of a panel that throws');
}

const meta = {
  title: 'Layout/PanelBoundary',
  component: PanelBoundary,
  parameters: {
    guide: {
      do: [
        'Put it around each panel of a screen on which the others are of use without it.',
        'Pass the `subject`, for example the id of the pair, so that another one is tried at once.',
      ],
      dont: ['Catch failed requests with it: a panel shows these itself, with its own retry.'],
      accessibility: ['The error is an alert in a region of the same name.'],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Chart', children: <Broken /> },
} satisfies Meta<typeof PanelBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Chart' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** In a bar of 44 px the error has one line. */
export const FailedInBar: Story = {
  args: { label: 'Leverage account', isInBar: true },
  play: async ({ canvas, canvasElement }) => {
    const failed = canvas.getByRole('alert', { name: 'Leverage account' });
    await expect(failed.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    await expect(canvasElement).not.toHaveTextContent('The rest of the screen still works');
  },
};

export const Working: Story = {
  args: {
    children: (
      <Panel label="Chart">
        <p style={{ margin: 12 }}>The chart</p>
      </Panel>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The chart')).toBeVisible();
  },
};
