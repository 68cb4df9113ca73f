// @vitest-environment jsdom
import { respond, status } from '@bourse/api-client/testing';
import { decimal, ZERO } from '@bourse/decimal';
import { freshServer } from '@bourse/feature-kit/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { leverSetStop, leverSubmit } from '@bourse/contracts/lever';
import { storedPlans } from '../planned-stops/stored-plans';
import { EMPTY_DRAFT, type FormInput } from '../rules/order-rules';
import { aPosition, leverExchange, leverHandlers, type LeverExchange } from '../testing';
import { aTab } from './a-tab.test-support';
import { submittedDifference } from './differences';
import { moveTicket, moveWrite } from './move-write';
import { orderTicket } from './order-ticket';
import { stopsWrite, ticketOf } from './position-writes';
import { submitWrite } from './submit-write';

const d = decimal;
let exchange: LeverExchange;
const { server } = freshServer(() => {
  exchange = leverExchange();
  return leverHandlers(exchange);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const input: FormInput = {
  pair: '1-3',
  priceDecimals: 2,
  mode: 'limit',
  draft: { ...EMPTY_DRAFT, multiple: d(10), lots: d(2), price: d(96_000), takeProfit: d(99_000), stopLoss: d(90_000) },
  best: { long: d(97_000), short: d(96_990) },
  live: d(96_995),
  lotSize: d('0.1'),
  rates: { spread: d('0.02'), tradeFee: d('0.05') },
  limits: { minimum: d(1), maximum: d(100) },
  lotSizes: new Map([['1-3', d('0.1')]]),
  account: { available: d(10_000), pending: ZERO, positions: [], maintenanceRate: d('0.5') },
  attachesExits: true,
};

async function place(draft: Partial<FormInput['draft']> = {}, change: Partial<FormInput> = {}) {
  const store = await aTab();
  const ticket = orderTicket({ ...input, ...change, draft: { ...input.draft, ...draft } }, 'long', 'BTC/USDT');
  if (!ticket) throw new Error('the order has a problem');
  store.dispatch(submitWrite.press(ticket));
  return { ticket, result: await store.dispatch(submitWrite.send()) };
}

describe('exits that an order carries', () => {
  it('an order carries its exits where the exchange attaches them, and nothing is planned on this device', async () => {
    const { result } = await place();
    expect(result).toMatchObject({ kind: 'done', reply: { stops: 'none' } });
    expect(exchange.submitted).toMatchObject([{ target_profit_price: '99000', stop_loss_price: '90000' }]);
    expect(exchange.submitted[0]).not.toHaveProperty('exit_trigger');
    expect(storedPlans.read()).toEqual([]);
  });

  it('an order is sent without exits, which this device plans, where the exchange does not attach them', async () => {
    expect((await place({}, { attachesExits: false })).result).toMatchObject({ reply: { stops: 'planned' } });
    expect(exchange.submitted[0]).not.toHaveProperty('stop_loss_price');
    expect(storedPlans.read()).toMatchObject([{ takeProfit: '99000', stopLoss: '90000' }]);
  });

  it('a trailing stop loss is sent by its distance, with the chosen trigger', async () => {
    await place({ stopLoss: d(2), exitUnit: 'percent', takeProfit: undefined, isTrailing: true, exitTrigger: 'last' });
    expect(exchange.submitted).toMatchObject([
      { stop_loss_price: '0', trail_distance: '2', trail_unit: 'percent', exit_trigger: 'last' },
    ]);
  });

  it('a lost reply of an order with exits is looked up, and its exits are neither planned nor sent again', async () => {
    const stops: unknown[] = [];
    let sent = 0;
    server.use(
      respond(leverSubmit, () => {
        sent += 1;
        exchange.entrusts = [
          aPosition({ id: 500, entryPrice: d(96_000), takeProfit: d(99_000), stopLoss: d(90_000), multiple: d(10) }),
        ];
        return status(502);
      }),
      respond(leverSetStop, ({ request }) => {
        stops.push(request);
        return 'set';
      }),
    );
    expect((await place()).result).toMatchObject({ kind: 'unknown', finding: { isComplete: true } });
    expect([sent, stops, storedPlans.read()]).toEqual([1, [], []]);
  });

  it.each([
    ['no stop loss', { takeProfit: d(99_000) }, ['90000', '0']],
    ['another take profit', { takeProfit: d(98_000), stopLoss: d(90_000) }, ['99000', '98000']],
    ['both as confirmed', { takeProfit: d(99_000), stopLoss: d(90_000) }, [undefined, undefined]],
  ])('an order that was created with %s is compared with what was confirmed', (_case, stops, figures) => {
    const created = aPosition({ id: 500, entryPrice: d(96_000), multiple: d(10), ...stops });
    const ticket = orderTicket(input, 'long', 'BTC/USDT');
    const found = ticket && submittedDifference(ticket, [1], { entrusts: [created], positions: [], closed: [] });
    expect([found?.confirmed, found?.created]).toEqual(figures);
  });

  it('a moved order carries its exits to the new price', async () => {
    const trail = { distance: d(3), unit: 'percent', peak: undefined } as const;
    const order = aPosition({ id: 40, entryPrice: d(96_000), orderPrice: d(96_000), takeProfit: d(99_000), trail });
    exchange.entrusts = [order];
    const store = await aTab();
    const ticket = moveTicket(order, d(95_000));
    if (ticket) store.dispatch(moveWrite.press(ticket));
    expect(await store.dispatch(moveWrite.send())).toMatchObject({ kind: 'done', reply: { kind: 'moved' } });
    expect(exchange.submitted).toMatchObject([
      { target_price: '95000', target_profit_price: '99000', stop_loss_price: '0', trail_distance: '3' },
    ]);
    expect(storedPlans.read()).toEqual([]);
  });
});

describe('a change of the exits of a pending order', () => {
  it.each(['entrusts', 'positions'] as const)(
    'a lost reply of the exits is looked up in the list of %s, in which the order now is',
    async (list) => {
      const order = aPosition({ id: 40, stopLoss: d(90_000) });
      exchange[list] = [{ ...order, stopLoss: d(91_000) }];
      server.use(respond(leverSetStop, () => status(502)));
      const store = await aTab();
      store.dispatch(stopsWrite.press({ ...ticketOf(order, undefined), stopLoss: d(91_000), isPending: true }));
      expect(await store.dispatch(stopsWrite.send())).toMatchObject({ kind: 'unknown', finding: 'set' });
    },
  );
});
