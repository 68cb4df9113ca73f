import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from './page';
import { Panel } from './panel';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: { title: 'Assets', children: <Panel title="Coin account">Nothing yet</Panel> },
} satisfies Meta<typeof Page>;
export default meta;

export const Reading: StoryObj<typeof meta> = {};
