import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { VisitorSurroundings } from '@bourse/market/testing';
import { expect } from 'storybook/test';
import { pushServer } from '../testing/push-server';
import { PushSwitches } from './push-switches';

const meta = {
  title: 'Notices of a closed site',
  component: PushSwitches,
  beforeEach: () => localStorage.clear(),
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={pushServer().handlers} session={{ token: 'token', userId: 7 }}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof PushSwitches>;
export default meta;

export const Off: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Filled orders' })).not.toBeChecked();
  },
};
