import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AntiPhishingPhrase } from './anti-phishing-phrase';
import { antiPhishingPhrase } from './phrase';

const meta = {
  title: 'Security/Anti-phishing phrase',
  component: AntiPhishingPhrase,
  parameters: {
    guide: {
      do: ['Show it on login, withdrawal and release, above the fields.'],
      dont: ['Send the phrase to the server, or write it into a log.'],
      accessibility: ['The label and the phrase are one line of text.'],
    } satisfies Guide,
  },
  beforeEach: async () => {
    await antiPhishingPhrase.write('blue heron');
    return () => void antiPhishingPhrase.write(undefined);
  },
} satisfies Meta<typeof AntiPhishingPhrase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('blue heron')).toBeVisible();
  },
};
