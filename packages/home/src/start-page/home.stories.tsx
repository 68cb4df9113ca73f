import { never, noConnection, respond } from '@bourse/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { quotationNew } from '@bourse/contracts/market';
import { Component as Home } from '../screens/home';
import { homeHandlers } from '../testing/handlers';
import { aGroup, aPair, VisitorSurroundings, type VisitorOptions } from '@bourse/market/testing';

const ethBtc = aPair({ baseId: 2, base: 'ETH', quoteId: 1, quote: 'BTC' });
const twoGroups = homeHandlers({ groups: () => [aGroup(), aGroup({ name: 'BTC', pairs: [ethBtc] })] });

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

const PAIRS = 6;

/** Resolves when the table has the chart of each pair: those out of sight load when they are seen. */
async function withCharts(page: HTMLElement): Promise<void> {
  const table = await within(page).findByRole('table');
  table.scrollIntoView({ block: 'end' });
  await waitFor(() => expect(within(table).getAllByRole('img', { name: /trend/i })).toHaveLength(PAIRS));
  window.scrollTo(0, 0);
}

const meta = {
  title: 'Start page',
  component: HomeFor,
  args: { handlers: twoGroups },
} satisfies Meta<typeof HomeFor>;
export default meta;
type Story = StoryObj<typeof meta>;

const fitsTheWindow: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findAllByText('97,250.50');
  // The parts below the table load after it.
  await canvas.findByRole('heading', { name: 'Built for traders' });
  await canvas.findByText('Contact customer support');
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Visitor: Story = {
  tags: ['night-picture'],
  play: async (context) => {
    await fitsTheWindow(context);
    await withCharts(context.canvasElement);
  },
};

export const OnAPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'mobile1' } },
  play: fitsTheWindow,
};

export const LoggedIn: Story = {
  tags: ['picture'],
  args: {
    session: { token: 'token', userId: 7, account: 'ana@example.org' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Trade now' })).toBeVisible();
    await withCharts(canvasElement);
  },
};

/** An operator with apps: a press shows the code. */
export const WithApps: Story = {
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
  args: { handlers: [respond(quotationNew, never), ...homeHandlers()] },
};

export const NothingYet: Story = {
  args: {
    handlers: homeHandlers({ groups: () => [], service: () => '' }),
  },
};

export const Failed: Story = {
  args: {
    handlers: [respond(quotationNew, noConnection), ...homeHandlers()],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
};
