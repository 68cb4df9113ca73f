import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenSiteNote } from './open-site-note';

const meta = {
  title: 'Exits/Open site note',
  component: OpenSiteNote,
  parameters: {
    guide: {
      do: ['Show it beside each exit that this browser sends, in the form and in the row of the order.'],
      dont: ['Show it beside an exit that the exchange keeps.'],
      accessibility: ['The icon is hidden from screen readers; the words say it.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof OpenSiteNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
