import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoinMark } from './coin-mark';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"%3E%3Ccircle cx="14" cy="14" r="14" fill="%23f7931a"/%3E%3C/svg%3E';

const meta = {
  title: 'Figures/CoinMark',
  component: CoinMark,
  parameters: {
    guide: {
      do: ['Place it before the code of a coin in lists and cards.'],
      dont: ['Show it without the code: the mark has no accessible name.'],
      accessibility: ['It is hidden from screen readers; its letter is not a text of the page.'],
    } satisfies Guide,
  },
  args: { name: 'BTC' },
} satisfies Meta<typeof CoinMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture: the first letter, which is not a text of the page. */
export const Letter: Story = { play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('B') };

export const WithPicture: Story = { args: { logo: PICTURE } };
