import type { ExchangeState } from '@bourse/api-client';
import { testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { storyRealtime } from '@bourse/realtime/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect } from 'storybook/test';
import * as v from 'valibot';
import { createWrite } from './create-write';
import { WriteRecovery } from './write-recovery';

/** A transfer whose reply never arrives. The look-up finds one transfer on the server. */
const transfer = createWrite<ExchangeState, { ticket: string; before: number; finding: number; reply: string }>({
  name: 'storyTransfer',
  storageKey: 'bourse.story.transfer',
  ticket: v.string(),
  before: v.number(),
  known: () => 0,
  send: () => () => new Promise(() => undefined),
  lookUp: () => async () => 1,
  invalidate: () => ({ type: 'storyTransfer/touched' }),
  verdict: (count) => (count > 0 ? 'done' : 'open'),
  difference: 'creates nothing',
});

function makeWorld() {
  const realtime = storyRealtime();
  const newStore = () =>
    testStore({
      reducers: { [transfer.name]: transfer.reducer },
      session: { token: 'token', userId: 7 },
      extra: { realtime },
    });
  // The store before the reload: the transfer is sent and stays without a reply.
  const interrupted = newStore();
  interrupted.dispatch(transfer.press('100'));
  void interrupted.dispatch(transfer.send());
  return { realtime, store: newStore() };
}

function Reloaded() {
  const [{ realtime, store }] = useState(makeWorld);
  const [found, setFound] = useState<number>();
  return (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <main>
          <output>{found === undefined ? 'The outcome is looked up.' : `Transfers on the server: ${found}`}</output>
          <WriteRecovery write={transfer} onFound={setFound} />
        </main>
      </RealtimeProvider>
    </Provider>
  );
}

const meta: Meta = {
  title: 'Safe write/Recovery',
  component: WriteRecovery,
  parameters: {
    guide: {
      do: [
        'Render it once for each safe write, in the background component of the feature.',
        'Show a toast in `onFound`: the form may not be on the screen.',
      ],
      dont: ['Render it in a screen: a look-up would wait until the screen is opened.', 'Send a write from `onFound`.'],
      accessibility: ['It renders nothing.', 'Show the finding in a toast, which screen readers announce.'],
    } satisfies Guide,
  },
  render: () => <Reloaded />,
};
export default meta;

export const AfterAReload: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transfers on the server: 1')).toBeVisible();
  },
};
