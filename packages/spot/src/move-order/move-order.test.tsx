import { expired, rejection, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { capabilities } from '@bourse/contracts/site';
import { byKeyboard } from '@bourse/feature-kit/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { amendOrder, cancelOrder, openBuys, placeBuy } from '@bourse/contracts/spot';
import { useChartOrders } from '../deal-screen/use-chart-orders';
import { OpenOrders } from '../open-orders/open-orders';
import { level } from '../order-form/order-panel.test-support';
import { selectForm } from '../order-form/slice';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { spotExchange } from '../testing/handlers';
import { renderSpot } from '../testing/render-spot';
import { MoveSpotOrder } from './move-order';

const { server, present } = freshExchange(() => spotExchange({ open: [anOpenOrder()] }));
const pair = aPair({ amountDecimals: 4 });
const book = createBookStore({ bids: [level('96990')], asks: [level('97000')], last: decimal('97000') });

const noExits = () => {};

/** As on the deal screen: the lines of the chart, the open orders, and the dialog. Buttons drop the line of an order, and those of the lines. */
function Screen() {
  const { move, setMove, lines } = useChartOrders(pair);
  return (
    <>
      {lines.map(({ id, drag, remove }) => (
        <Fragment key={id}>
          <button type="button" onClick={() => drag?.onDrop(decimal('96500'))}>
            drop
          </button>
          <button type="button" onClick={remove?.run}>
            {`Line: ${remove?.label}`}
          </button>
        </Fragment>
      ))}
      <OpenOrders pair={pair} onMove={setMove} onExits={noExits} />
      <MoveSpotOrder pair={pair} book={book} move={move} onMove={setMove} />
    </>
  );
}

/** Opens the dialog of the open buy of 0.4 BTC at 97,000, and gives it another price, 96,500 as a rule, or amount. */
async function moveOrder(
  device: 'mouse' | 'keyboard' = 'mouse',
  edit: { price?: string; amount?: string } = { price: '96500' },
) {
  const rendered = renderSpot(<Screen />);
  const { user } = rendered;
  const keyboard = byKeyboard(user);
  const press = device === 'mouse' ? (element: HTMLElement) => user.click(element) : keyboard.press;
  await press(await screen.findByRole('button', { name: /^Edit order: buy/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit buy of 0.4 BTC at 97,000.00' }));
  if (edit.price) await keyboard.enter(dialog.getByRole('textbox', { name: 'New price' }), edit.price);
  if (edit.amount) await keyboard.enter(dialog.getByRole('textbox', { name: 'New amount (unfilled)' }), edit.amount);
  await press(dialog.getByRole('button', { name: 'Edit order' }));
  return rendered;
}
const placed = () => present.exchange.received.map(({ side, price, num }) => `${side} ${num} at ${price}`);

const announceAmend = () => server.use(respond(capabilities, () => ({ order_amend: 1 })));

describe('moving an order', () => {
  it.each(['mouse', 'keyboard'] as const)(
    'moving an order cancels it and places the remainder at the new price (%s)',
    async (device) => {
      await moveOrder(device);
      await waitFor(() => expect(placed()).toEqual(['buy 0.4 at 96500']));
      expect(present.exchange.cancelled).toEqual([1001]);
      expect(await screen.findByRole('button', { name: /^Edit order: .* at 96,500/ })).toBeInTheDocument();
    },
  );

  it('an order that is dropped at a new price on the chart asks for a confirmation', async () => {
    const { user } = renderSpot(<Screen />);
    await user.click(await screen.findByRole('button', { name: 'drop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit buy of 0.4 BTC at 97,000.00' }));
    expect(dialog.getByRole('textbox', { name: 'New price' })).toHaveValue('96,500');
    expect(present.exchange.cancelled).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Edit order' }));
    await waitFor(() => expect(placed()).toEqual(['buy 0.4 at 96500']));
  });

  it.each(['mouse', 'keyboard'])(
    'the button on the line of an order cancels it once, as its row does (%s)',
    async (device) => {
      const { user } = renderSpot(<Screen />);
      const press = device === 'mouse' ? (element: HTMLElement) => user.click(element) : byKeyboard(user).press;
      await press(await screen.findByRole('button', { name: /^Line: .*97,000/ }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit order/ })).not.toBeInTheDocument());
      expect(present.exchange.cancelled).toEqual([1001]);
    },
  );

  it('moving an order places only the remainder after a trade in between', async () => {
    server.use(
      respond(cancelOrder, () => {
        present.exchange.open = [];
        present.exchange.fills = [aFill({ id: 9, amount: decimal('0.15'), time: Date.now() })];
        return SERVER_TEXTS.orderRevoked;
      }),
    );
    await moveOrder();
    await waitFor(() => expect(placed()).toEqual(['buy 0.25 at 96500']));
  });

  it('moving an order places nothing after a lost reply of the cancellation, and reports the completed steps', async () => {
    server.use(
      respond(cancelOrder, () => {
        present.exchange.open = [];
        return status(504);
      }),
    );
    await moveOrder();
    expect(await screen.findByText(/^The order is cancelled, the new one was not placed\./)).toBeInTheDocument();
    expect(placed()).toEqual([]);
  });

  it('moving an order says that the order is still open where the cancellation did not arrive', async () => {
    server.use(respond(cancelOrder, () => status(502)));
    await moveOrder();
    expect(await screen.findByText(/^The order is still open at its old price\./)).toBeInTheDocument();
    expect(placed()).toEqual([]);
  });

  it('moving an order finds the new order after a lost reply of the second step, and does not place it again', async () => {
    let sent = 0;
    server.use(
      respond(placeBuy, ({ request }) => {
        sent += 1;
        present.exchange.open = [
          anOpenOrder({
            id: 70,
            createdAt: Date.now(),
            price: request.price,
            amount: request.num,
            remaining: request.num,
          }),
        ];
        return status(502);
      }),
    );
    await moveOrder();
    expect(await screen.findByText('Order edited')).toBeInTheDocument();
    expect(sent).toBe(1);
  });

  it('moving an order says that the order is cancelled where the new one is refused', async () => {
    server.use(respond(placeBuy, () => rejection(SERVER_TEXTS.insufficientBalance)));
    await moveOrder();
    expect(await screen.findByText(/^Order cancelled, .* The new one was rejected:/)).toBeInTheDocument();
  });

  it.each([
    ['before the new order is placed', placeBuy],
    ['before what is left of it is read', openBuys],
  ] as const)(
    'moving an order puts the cancelled order into the form where the session expires (999) %s',
    async (_when, call) => {
      server.use(
        respond(cancelOrder, () => {
          present.exchange.open = [];
          server.use(respond(call, () => expired()));
          return SERVER_TEXTS.orderRevoked;
        }),
      );
      const { store } = await moveOrder();
      expect(await screen.findByText(/^Order cancelled, not placed again: your session expired\./)).toBeInTheDocument();
      expect(placed()).toEqual([]);
      const { mode, side, drafts } = selectForm(store.getState(), pair.id);
      expect([mode, side]).toEqual(['limit', 'buy']);
      expect(drafts.limit.buy).toEqual({ price: '96500', quantity: { by: 'amount', amount: '0.4' } });
    },
  );

  it('a move in one step changes the price of the whole order', async () => {
    announceAmend();
    await moveOrder();
    await waitFor(() => expect(present.exchange.amended).toEqual(['1001: 0.5 at 96500']));
    expect([...placed(), ...present.exchange.cancelled]).toEqual([]);
  });

  it.each([
    ['the new price', decimal('96500'), 'Order edited'],
    ['the old price', decimal('97000'), /^The order is unchanged\./],
  ])('a move in one step looks a lost reply up by the price of the order: %s', async (_, at, message) => {
    announceAmend();
    server.use(
      respond(amendOrder, () => {
        present.exchange.open = [anOpenOrder({ price: at })];
        return status(504);
      }),
    );
    await moveOrder();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it.each(['mouse', 'keyboard'] as const)('an order gets another amount at its price (%s)', async (device) => {
    await moveOrder(device, { amount: '0.3' });
    await waitFor(() => expect(placed()).toEqual(['buy 0.3 at 97000']));
    expect(present.exchange.cancelled).toEqual([1001]);
  });

  it('an amount in one step counts what is filled already', async () => {
    announceAmend();
    await moveOrder('mouse', { price: '96500', amount: '0.7' });
    await waitFor(() => expect(present.exchange.amended).toEqual(['1001: 0.8 at 96500']));
  });

  it('an edited amount is less by what was filled in between', async () => {
    server.use(
      respond(cancelOrder, () => {
        present.exchange.open = [];
        present.exchange.fills = [aFill({ id: 9, amount: decimal('0.15'), time: Date.now() })];
        return SERVER_TEXTS.orderRevoked;
      }),
    );
    await moveOrder('mouse', { amount: '0.6' });
    await waitFor(() => expect(placed()).toEqual(['buy 0.45 at 97000']));
  });

  it.each([
    [
      'the rest of the order is cancelled where the entered amount filled in between',
      '0.15',
      /^The new amount had filled/,
    ],
    ['the order has filled where all of it filled in between', '0.4', /^The order filled before/],
  ])('the edit says that %s', async (_, filled, message) => {
    server.use(
      respond(cancelOrder, () => {
        present.exchange.open = [];
        present.exchange.fills = [aFill({ id: 9, amount: decimal(filled), time: Date.now() })];
        return SERVER_TEXTS.orderRevoked;
      }),
    );
    await moveOrder('mouse', { amount: '0.1' });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(placed()).toEqual([]);
  });

  it.each([
    ['the new amount', '0.6', 'Order edited'],
    ['the old amount', '0.5', /^The order is unchanged\./],
  ])('a lost reply of an edited amount is looked up by the amount of the order: %s', async (_, amount, message) => {
    announceAmend();
    server.use(
      respond(amendOrder, () => {
        present.exchange.open = [anOpenOrder({ amount: decimal(amount) })];
        return status(504);
      }),
    );
    await moveOrder('mouse', { amount: '0.5' });
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('an amount of zero is refused at its field, and nothing is sent', async () => {
    await moveOrder('mouse', { amount: '0' });
    expect(await screen.findByText('Enter a buy amount above 0.')).toBeVisible();
    expect([...placed(), ...present.exchange.cancelled]).toEqual([]);
  });

  it('an order of an OCO has no amount of its own to edit', async () => {
    announceAmend();
    present.exchange.open = [anOpenOrder({ ocoId: 7 })];
    const { user } = renderSpot(<Screen />);
    await user.click(await screen.findByRole('button', { name: /^Edit order: buy/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox', { name: /amount/ })).not.toBeInTheDocument();
  });

  it('moving an order sends nothing for an order that is no longer open', async () => {
    const rendered = renderSpot(<Screen />);
    await rendered.user.click(await screen.findByRole('button', { name: /^Edit order: buy/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await rendered.user.click(dialog.getByRole('button', { name: 'Edit order' }));
    expect(dialog.getByText('Enter another price or amount.')).toBeVisible();
    await rendered.user.clear(dialog.getByRole('textbox', { name: 'New price' }));
    await rendered.user.type(dialog.getByRole('textbox', { name: 'New price' }), '96000');
    present.exchange.open = [];
    await rendered.user.click(dialog.getByRole('button', { name: 'Edit order' }));
    expect(await screen.findByText('The order is no longer open. Nothing was changed.')).toBeInTheDocument();
    expect(present.exchange.cancelled).toEqual([]);
  });
});
