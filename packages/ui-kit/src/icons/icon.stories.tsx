import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loose, Row } from '../stories/frame.test-support';
import { Icon } from './icon';
import { ICON_PATHS, type IconName } from './paths';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` forgets the keys' type
const NAMES = Object.keys(ICON_PATHS) as IconName[];

const meta = {
  title: 'Icons',
  component: Icon,
  parameters: {
    guide: {
      do: ['Use it beside words, or inside an `IconButton`, which has a name.', 'Keep to 18 px in controls.'],
      dont: ['Tell anything by a picture alone.', 'Colour it: it takes the colour of the text around it.'],
      accessibility: ['Hidden from screen readers; the button or the text beside it speaks.'],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { name: 'search' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Row>
      {NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
