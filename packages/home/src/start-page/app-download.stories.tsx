import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { AppDownload } from './app-download';

const meta = {
  title: 'App download',
  component: AppDownload,
  parameters: {
    guide: {
      do: ['Put it into a `Popover` whose button says that there are apps.', 'Hand on the addresses of the operator.'],
      dont: ['Show it on a phone without the links beside the codes: nobody photographs their own screen.'],
      accessibility: ['Each code is an image that names its system.'],
    } satisfies Guide,
  },
  args: { apps: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' } },
  decorators: [mainWith({ padding: 16 })],
} satisfies Meta<typeof AppDownload>;
export default meta;

export const BothSystems: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img')).toHaveLength(2);
  },
};
