import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../actions/link';
import { column } from '../stories/frame.test-support';
import { PanelHeader } from './panel-header';

const meta = {
  title: 'Layout/Panel header',
  component: PanelHeader,
  parameters: {
    guide: {
      do: ['Use it in a `Card` that arranges its own content; a `Panel` has one.'],
      dont: ['Put a second row of actions into it: that is a `Toolbar`.'],
      accessibility: ['The title is a heading of the second level.'],
    } satisfies Guide,
  },
  decorators: [column],
  args: { title: 'Top gainers', size: 'reading', children: <Link href="#all">See all</Link> },
} satisfies Meta<typeof PanelHeader>;
export default meta;

export const WithLink: StoryObj<typeof meta> = {};
