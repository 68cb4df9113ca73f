import type { Guide } from '@bourse/storybook-config/guide';
import { stoppedClock } from '@bourse/storybook-config/clock';
import { VisitorSurroundings } from '@bourse/market/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { aLaunch, NOW } from '../testing/fixtures';
import { LaunchBanner } from './launch-banner';

const meta = {
  title: 'Launch banner',
  component: LaunchBanner,
  beforeEach: stoppedClock(NOW),
  parameters: {
    guide: {
      do: ['Show it while a launch is open, and nothing otherwise.'],
      dont: ['Reserve room for it: most of the time there is no launch.'],
      accessibility: ['A region with the title of the launch and a heading.'],
    } satisfies Guide,
  },
  decorators: [
    mainWith({ padding: 16 }),
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: { launch: aLaunch() },
} satisfies Meta<typeof LaunchBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '/upstart');
  },
};

export const OnAPhone: Story = { ...Open, tags: ['picture'], globals: { viewport: { value: 'mobile1' } } };
