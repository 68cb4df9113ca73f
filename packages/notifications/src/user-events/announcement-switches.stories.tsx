import type { Guide } from '@bourse/storybook-config/guide';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnnouncementSwitches } from './announcement-switches';

const meta = {
  title: 'Announcement switches',
  component: AnnouncementSwitches,
  beforeEach: () => localStorage.clear(),
  parameters: {
    guide: {
      do: [
        'Place them where the user reads their events.',
        'Report events with `reportUserEvent`, which follows the choice.',
      ],
      dont: ['Ask for the permission before the user has switched the notification on.'],
      accessibility: ['Both are switches in a named group.'],
    } satisfies Guide,
  },
  decorators: [inMain],
} satisfies Meta<typeof AnnouncementSwitches>;
export default meta;

export const Off: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const sound = await canvas.findByRole('switch', { name: 'Sound' });
    await userEvent.click(sound);
    await expect(sound).toBeChecked();
  },
};
