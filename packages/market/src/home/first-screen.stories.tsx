import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitorSurroundings } from '../testing/visitor';
import { HomeFirstScreen } from './first-screen';

const meta = {
  title: 'Home/First screen',
  component: HomeFirstScreen,
  parameters: {
    guide: {
      do: ['Draw it ahead of the code, where the start page will be.'],
      dont: ['Show it once anything of the market is known.'],
      accessibility: ['It has the heading of the page that follows; what waits is hidden from screen readers.'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <VisitorSurroundings>
        <main>
          <Story />
        </main>
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof HomeFirstScreen>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
