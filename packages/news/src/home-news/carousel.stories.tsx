import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect } from 'storybook/test';
import { someNews } from '../testing/news';
import { VisitorSurroundings } from '@bourse/market/testing';
import { Banners } from './banners';

/** A field of colour as a cover. */
const cover = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 420"><rect width="1200" height="420" fill="${colour}"/></svg>`,
  )}`;
const banners = someNews(5).map((item, index) => ({
  ...item,
  cover: cover(['#1b4f7a', '#f2e9d0', '#2f6b4f'][index] ?? ''),
}));

const meta = {
  title: 'Banners',
  component: Banners,
  args: { banners },
  decorators: [
    mainWith({ padding: 16, maxWidth: 800 }),
    (Story) => (
      <VisitorSurroundings>
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

/** Words stay readable on a light picture. */
export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('link', { name: 'See the whole order book' })).toBeInTheDocument();
  },
};

export const One: Story = { args: { banners: banners.slice(0, 1) } };
export const WithoutPicture: Story = { tags: ['picture'], args: { banners: someNews(5).slice(0, 1) } };
export const Loading: Story = { args: { banners: undefined } };
