import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { Fold } from './fold';
import { Text } from './text';

const meta = {
  title: 'Layout/Fold',
  component: Fold,
  parameters: {
    guide: {
      do: ['Put fields and rules into it that most users do not need.'],
      dont: ['Hide what the user has to know before a decision.'],
      accessibility: ['The element is `details`: Enter and Space open it, and a search of the page finds its content.'],
    } satisfies Guide,
  },
  decorators: [column],
  args: { title: 'Insurance', children: <Text size="table">The insurance covers a part of a loss.</Text> },
} satisfies Meta<typeof Fold>;
export default meta;

export const Opened: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Insurance'));
    await expect(canvas.getByText('The insurance covers a part of a loss.')).toBeVisible();
  },
};
