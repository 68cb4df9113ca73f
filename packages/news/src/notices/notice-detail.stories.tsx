import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VisitorSurroundings } from '@bourse/market/testing';
import { NoticeDetailView } from './notice-detail-view';

const article = {
  title: 'Fee rates from 20 November',
  abstract: 'What trading costs, and when fees are charged.',
  updatedAt: Date.parse('2026-11-20T12:00:00Z'),
  content: `<h1>Spot trading</h1><p>Every fill costs <b>0.1%</b> of what is received. See the <a href="/quotation">markets</a>.</p>
    <ul><li>Maker: 0.1%</li><li>Taker: 0.1%</li></ul>
    <h2>Example</h2><table><tr><th scope="col">Order</th><th scope="col">Fee</th></tr><tr><td>1 BTC</td><td>0.001 BTC</td></tr></table>`,
};

const meta = {
  title: 'Notice',
  component: NoticeDetailView,
  args: { state: { kind: 'ready', article }, onNavigate: fn() },
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings>
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof NoticeDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'markets' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/quotation');
  },
};

export const PlainText: Story = {
  args: {
    state: {
      kind: 'ready',
      article: { ...article, abstract: '', updatedAt: undefined, content: 'One paragraph.\n\nAnother one.' },
    },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Missing: Story = { args: { state: { kind: 'missing' } } };
export const Failed: Story = { args: { state: { kind: 'failed', failure: { kind: 'network' }, retry: fn() } } };
