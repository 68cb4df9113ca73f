import type { Meta, StoryObj } from '@storybook/react-vite';
import { __Screen__View } from './__screen__-view';

const meta = {
  title: '__title__',
  component: __Screen__View,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof __Screen__View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const __Screen__: Story = {};
