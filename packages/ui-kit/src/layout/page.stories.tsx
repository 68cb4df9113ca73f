import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from './page';
import { Panel } from './panel';

const meta = {
  title: 'Layout/Page',
  component: Page,

  parameters: {
    guide: {
      do: ['Use it for screens that are read from top to bottom: assets, notices, settings.'],
      dont: [
        'Wrap a trading screen in it; those arrange panels themselves.',
        'Set a second heading of the first level inside.',
      ],
      accessibility: ["The title is the page's one `h1`.", "The landmark `main` is the shell's."],
    } satisfies Guide,
  },
  args: { title: 'Assets', children: <Panel title="Coin account">Nothing yet</Panel> },
} satisfies Meta<typeof Page>;
export default meta;

export const Reading: StoryObj<typeof meta> = {};
