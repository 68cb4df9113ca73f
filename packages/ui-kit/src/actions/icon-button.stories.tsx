import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ICON_PATHS } from '../icons/paths';
import { loose, Row } from '../stories/frame.test-support';
import { IconButton } from './icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,

  parameters: {
    guide: {
      do: [
        'Use it where the picture is known to everybody: close, search, star.',
        'Give `pressed` to what is on or off, and keep the same `label` in both states.',
      ],
      dont: [
        'Put a rare or dangerous action behind a picture alone.',
        'Repeat the label as text beside it; use `Button` then.',
      ],
      accessibility: [
        "`label` is required: it is the button's name and its tooltip.",
        '`aria-expanded`, `aria-haspopup` and `aria-controls` are for buttons that open something.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { icon: 'search', label: 'Search pairs' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['forced-picture'],
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} size="medium" />
      <IconButton {...args} disabled />
      <IconButton icon="star" label="Favourite" pressed />
    </Row>
  ),
};

export const Pictures: Story = {
  render: () => (
    <Row>
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <figure key={name} style={{ margin: 0, width: 96, fontSize: 12, textAlign: 'center' }}>
          <svg
            width={24}
            height={24}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            aria-hidden
          >
            <path d={path} />
          </svg>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Row>
  ),
};
