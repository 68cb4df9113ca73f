import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icons/icon';
import { ICON_PATHS, type IconName } from '../icons/paths';
import { loose, Row } from '../stories/frame';
import { IconButton } from './icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  decorators: [loose],
  args: { icon: 'search', label: 'Search pairs' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} size="medium" />
      <IconButton {...args} disabled />
      <IconButton icon="star" label="Favourite" pressed />
    </Row>
  ),
};

const names = Object.keys(ICON_PATHS) as IconName[];

export const Pictures: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <figure key={name} style={{ margin: 0, width: 96, fontSize: 12, textAlign: 'center' }}>
          <Icon name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Row>
  ),
};
