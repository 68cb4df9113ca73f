import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../stories/frame.test-support';
import { FONT_SIZE } from '../theme/scale';
import { Text } from './text';

const SIZES = ['dense', 'table', 'form', 'reading', 'heading', 'display'] as const;

const meta = {
  title: 'Layout/Text',
  component: Text,
  parameters: {
    guide: {
      do: [
        'Choose the size by the place: `dense` and `table` in trading panels, `form` in forms, `reading` in articles.',
      ],
      dont: [
        'Write a font size, a weight or a margin in a feature.',
        'Use `quiet` for a text that the user needs for a decision.',
      ],
      accessibility: ['`as` names the element: a heading is a heading, a result is an `output`.'],
    } satisfies Guide,
  },
  args: { children: 'Available 50,000 USDT' },
  decorators: [column],
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {size} {FONT_SIZE[size]}
        </Text>
      ))}
      {SIZES.map((size) => (
        <Text key={size} size={size} isStrong>
          {size} 104,351.43
        </Text>
      ))}
    </>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <>
      <Text {...args} />
      <Text {...args} tone="quiet" />
      <Text {...args} tone="warning" />
      <Text {...args} tone="danger" />
    </>
  ),
};
