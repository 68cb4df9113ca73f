import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import { anAcceptor } from '../testing/fixtures';
import { AcceptorsView } from './acceptors-view';

const meta = {
  title: 'Acceptors',
  component: AcceptorsView,
  decorators: [
    inMain,
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    kind: 'fiat',
    acceptors: [anAcceptor(), anAcceptor({ id: 2, name: 'Orchid Pay', wechatAccount: '', alipayAccount: '' })],
    state: { kind: 'ready' },
    onKind: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AcceptorsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fiat: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Virtual currency acceptors' }));
    await expect(args.onKind).toHaveBeenCalledWith('virtual');
  },
};

export const Loading: Story = { args: { acceptors: [], state: { kind: 'loading' } } };

export const Empty: Story = { args: { kind: 'virtual', acceptors: [] } };

export const Failed: Story = { args: { acceptors: [], state: { kind: 'failed', failure: { kind: 'network' } } } };
