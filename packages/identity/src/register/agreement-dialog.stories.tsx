import { respond, status, storyFetch, testStore } from '@bourse/api-client/testing';
import { agreement } from '@bourse/market/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, fn, screen } from 'storybook/test';
import { AgreementDialog } from './agreement-dialog';

const TEXT = {
  title: 'Terms of use',
  content:
    '<h2>1. Your account</h2><p>You keep your password to yourself.</p><h2>2. Orders and trades</h2><p>An order is binding until it is filled or revoked. Trades are final.</p>',
};

/** A store with one handler. */
function Surroundings({ handler, children }: { readonly handler: HttpHandler; readonly children: ReactNode }) {
  const [store] = useState(() => testStore({ transport: { fetch: storyFetch([handler]) } }));
  return <Provider store={store}>{children}</Provider>;
}

const meta = {
  title: 'Agreement dialog',
  component: AgreementDialog,
  args: { onAccept: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '680px' } } },
} satisfies Meta<typeof AgreementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agreement: Story = {
  render: (args) => (
    <Surroundings handler={respond(agreement, () => TEXT)}>
      <AgreementDialog {...args} />
    </Surroundings>
  ),
  play: async ({ userEvent, args }) => {
    await screen.findByText(/Trades are final/);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  render: (args) => (
    <Surroundings handler={respond(agreement, () => status(500))}>
      <AgreementDialog {...args} />
    </Surroundings>
  ),
  play: async () => {
    await screen.findByText('The agreement could not be loaded');
  },
};
