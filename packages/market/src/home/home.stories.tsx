import { never, noConnection, respond } from '@bourse/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { newsList, quotationNew } from '../contract';
import { Component as Home } from '../screens/home';
import { aGroup, aPair } from '../testing/fixtures';
import { marketHandlers } from '../testing/handlers';
import { newsHandlers } from '../testing/news';
import { VisitorSurroundings, type VisitorOptions } from '../testing/visitor';

const ethBtc = aPair({ baseId: 2, base: 'ETH', quoteId: 1, quote: 'BTC' });
const twoGroups = marketHandlers({ groups: () => [aGroup(), aGroup({ name: 'BTC', pairs: [ethBtc] })] });

/** The whole screen, with whom it talks to. */
function HomeFor(options: VisitorOptions) {
  return (
    <VisitorSurroundings {...options}>
      <main>
        <Home />
      </main>
    </VisitorSurroundings>
  );
}

const meta = {
  title: 'Home',
  component: HomeFor,
  args: { handlers: [...twoGroups, ...newsHandlers()] },
} satisfies Meta<typeof HomeFor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['night-picture'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('97,250.5');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  ...Visitor,
  tags: ['picture'],
  globals: { viewport: { value: 'mobile1' } },
};

export const LoggedIn: Story = {
  tags: ['picture'],
  args: {
    session: { token: 'token', userId: 7, account: 'ana@example.org' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trade now' })).toBeVisible();
  },
};

/** An operator with apps: a press shows the code. */
export const WithApps: Story = {
  tags: ['picture'],
  args: {
    site: { apps: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'App for Android' }));
    const popup = await screen.findByRole('dialog', { name: 'App for Android' });
    await waitFor(() => expect(popup).toBeVisible());
    await expect(within(popup).getByRole('img').getBoundingClientRect().width).toBe(200);
  },
};

export const Loading: Story = {
  args: { handlers: [respond(quotationNew, never), respond(newsList, never), ...newsHandlers()] },
};

export const NothingYet: Story = {
  args: {
    handlers: [...marketHandlers({ groups: () => [] }), ...newsHandlers({ news: () => [], service: () => '' })],
  },
};

export const Failed: Story = {
  args: {
    handlers: [respond(quotationNew, noConnection), respond(newsList, noConnection), ...newsHandlers()],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
  },
};
