import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { LabelLink, Link, LinkButton } from './link';

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { LabelLink, LinkButton },
  parameters: {
    guide: {
      do: ['Use it for a way to another screen that stands beside a figure or at the end of a bar.'],
      dont: [
        'Use it for an action: that is a `Button`, or a `LinkButton` inside of a sentence.',
        'Colour a link by hand.',
      ],
      accessibility: [
        'The underline shows the link without its colour. The touch area is 44 px high where a finger is the pointer.',
      ],
    } satisfies Guide,
  },
  args: { href: '#', children: 'Transfer' },
  decorators: [loose],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Transfer' })).toBeVisible();
  },
};

/** The label of a figure: quiet, with a dotted line. */
export const Label: Story = {
  render: () => <LabelLink href="#">Fee</LabelLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fee' })).toBeVisible();
  },
};
