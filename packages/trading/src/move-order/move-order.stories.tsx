import type { ExchangeState } from '@bourse/api-client';
import { decimal } from '@bourse/decimal';
import { createWrite } from '@bourse/safe-writes';
import { aVisitor, VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import * as v from 'valibot';
import type { MoveFinding, MoveReply } from './cancel-and-place';
import { MoveOrder } from './move-order';

/** A move that the back end carries out; the ticket is the new price. */
const storyMove = createWrite<
  ExchangeState,
  { ticket: { readonly id: number; readonly price: string }; before: null; finding: MoveFinding; reply: MoveReply }
>({
  name: 'storyMove',
  storageKey: 'bourse.story.move',
  ticket: v.object({ id: v.number(), price: v.string() }),
  before: v.null(),
  known: () => null,
  send: () => async () => ({ data: { kind: 'moved', message: '' }, at: Date.now() }),
  lookUp: () => async () => 'moved',
  invalidate: () => ({ type: 'storyMove/touched' }),
  verdict: () => 'done',
  difference: 'creates nothing',
});

const close = fn();
const nothing = () => undefined;
const noProblems = () => ({});

function Order() {
  const [visitor] = useState(() => {
    const made = aVisitor();
    made.store.addReducers({ [storyMove.name]: storyMove.reducer });
    return made;
  });
  return (
    <VisitorSurroundings visitor={visitor}>
      <MoveOrder
        write={storyMove}
        ticketAt={({ price }) => ({ id: 40, price })}
        title="Edit BTC/USDT order 40"
        order={{
          kind: 'waiting',
          side: 'buy',
          from: decimal(96_000),
          initial: decimal(95_000),
          quote: 'USDT',
          pricePlaces: 2,
        }}
        preview={{ problemsOf: noProblems, warningOf: nothing, renderFigures: nothing }}
        onClose={close}
      />
    </VisitorSurroundings>
  );
}

const meta: Meta = {
  title: 'Edit order/With its write',
  component: MoveOrder,
  parameters: {
    guide: {
      do: [
        'Give the write of the product; `cancelAndPlace()` makes its two steps.',
        'Open it from the row of the order as well as from its line on the chart.',
      ],
      dont: ['Send anything when a line is dropped: the button of the dialog confirms.'],
      accessibility: [
        'The row is the way of the keyboard; the handles of the lines are hidden from assistive technology.',
      ],
    } satisfies Guide,
  },
  render: () => <Order />,
};
export default meta;

export const Moves: StoryObj = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit order' }));
    await expect(close).toHaveBeenCalled();
    await expect(await screen.findByText('Order edited')).toBeVisible();
  },
};
