import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { VisitorSurroundings } from '../testing/visitor';
import { ConnectionStatus } from './connection-status';

const meta = {
  component: ConnectionStatus,
  parameters: {
    guide: {
      do: ['Show it once on a screen with streams, where the pair is named.'],
      dont: ['Tell the state of the connection anywhere else in other words.'],
      accessibility: ['A change of state is announced politely; the age of the data is not.'],
    } satisfies Guide,
  },
  decorators: [
    mainWith({ padding: 16 }),
    (Story) => (
      <VisitorSurroundings>
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof ConnectionStatus>;
export default meta;

/** Choose another network in the toolbar: the chip follows. */
export const FollowsTheNetwork: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
  },
};
