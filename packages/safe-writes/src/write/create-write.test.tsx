import { BALANCE, endSession, exchangeApi, logIn, readFresh, type ExchangeState } from '@bourse/api-client';
import { defineCall } from '@bourse/contracts/wire';
import { never, noConnection, rejection, respond, status, testStore } from '@bourse/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decimal } from '@bourse/decimal';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { createWrite } from './create-write';
import { createdRow, differenceOf, textDifference } from './difference';
import { runMutation } from './settled';
import { WriteDifference } from './write-difference';
import { WriteRecovery } from './write-recovery';

const pay = defineCall({
  method: 'POST',
  path: '/test/pay',
  access: 'required',
  request: v.object({ amount: v.string() }),
  reply: v.string(),
});
const paid = defineCall({
  method: 'GET',
  path: '/test/paid',
  access: 'required',
  request: v.object({}),
  reply: v.number(),
});
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    testPay: build.mutation<string, string>({ query: (amount) => ({ call: pay, request: { amount } }) }),
  }),
});

/** The ticket is an amount; `before` and the finding are the number of payments on the server. */
const payment = createWrite<ExchangeState, { ticket: string; before: number; finding: number; reply: string }>({
  name: 'testPayment',
  storageKey: 'bourse.test.payment',
  ticket: v.string(),
  before: v.number(),
  known: () => 0,
  send: (amount) => runMutation(api.endpoints.testPay, amount),
  lookUp: () => async (dispatch) => (await dispatch(readFresh(paid, {}))).data,
  invalidate: () => exchangeApi.util.invalidateTags([BALANCE]),
  verdict: (count) => (count > 0 ? 'done' : 'open'),
  difference: (amount) => () =>
    Promise.resolve(
      differenceOf(decimal(amount), served.created === undefined ? undefined : decimal(served.created), 'USDT'),
    ),
});

/** The same write as an exit write. */
const exit = createWrite<ExchangeState, { ticket: string; before: number; finding: number; reply: string }>({
  name: 'testExit',
  storageKey: 'bourse.test.exit',
  ticket: v.string(),
  before: v.number(),
  known: () => 0,
  isExit: true,
  send: (amount) => runMutation(api.endpoints.testPay, amount),
  lookUp: () => async (dispatch) => (await dispatch(readFresh(paid, {}))).data,
  invalidate: () => exchangeApi.util.invalidateTags([BALANCE]),
  verdict: (count) => (count > 0 ? 'done' : 'open'),
  difference: 'creates nothing',
});

const served: { payments: number; looks: number; created: string | undefined } = {
  payments: 0,
  looks: 0,
  created: undefined,
};
const { server, heal } = freshServer(() => {
  Object.assign(served, { payments: 0, looks: 0, created: undefined });
  return [
    respond(pay, () => {
      served.payments += 1;
      return 'ok';
    }),
    respond(paid, () => {
      served.looks += 1;
      return served.payments;
    }),
  ];
});
const reducers = { [payment.name]: payment.reducer, [exit.name]: exit.reducer };
const newStore = () => testStore({ reducers, session: { token: 'token', userId: 7 }, extra: {} });

beforeEach(() => localStorage.setItem('user_id', '7'));
afterEach(() => {
  vi.restoreAllMocks();
});

it('an exit write is sent while another one is pending, and each caller receives its own outcome', async () => {
  const held = Promise.withResolvers<void>();
  server.use(
    respond(pay, async ({ request }) => {
      if (request.amount === '1') await held.promise;
      served.payments += 1;
      return request.amount === '1' ? status(502) : 'ok';
    }),
  );
  const store = newStore();
  store.dispatch(exit.press('1'));
  const first = store.dispatch(exit.send());
  store.dispatch(exit.press('2'));
  expect(await store.dispatch(exit.send())).toEqual({ kind: 'done', reply: 'ok' });
  held.resolve();
  expect(await first).toEqual({ kind: 'unknown', finding: 2 });
  expect(exit.select(store.getState())).toMatchObject({ phase: 'done', ticket: '2' });
});

it('an exit write can be sent again after a lost reply that could not be looked up', async () => {
  server.use(
    respond(pay, () => status(502)),
    respond(paid, () => status(502)),
  );
  const store = newStore();
  store.dispatch(exit.press('1'));
  await store.dispatch(exit.send());
  expect(exit.select(store.getState())).toMatchObject({ phase: 'unknown' });
  store.dispatch(exit.press('1'));
  expect(exit.select(store.getState())).toMatchObject({ phase: 'confirming', ticket: '1' });
  heal();
});

it('a safe write is sent once for concurrent calls', async () => {
  const store = newStore();
  store.dispatch(payment.press('5'));
  const results = await Promise.all([store.dispatch(payment.send()), store.dispatch(payment.send())]);
  expect(results).toEqual([{ kind: 'done', reply: 'ok' }, undefined]);
  expect(served.payments).toBe(1);
  expect(payment.select(store.getState())).toMatchObject({ phase: 'done', ticket: '5' });
});

it('a safe write returns the server’s refusal', async () => {
  server.use(respond(pay, () => rejection('余额不足')));
  const store = newStore();
  store.dispatch(payment.press('5'));
  expect(await store.dispatch(payment.send())).toMatchObject({ kind: 'refused', failure: { text: '余额不足' } });
  expect(served.looks).toBe(0);
});

it('a safe write is looked up and not sent again when the reply is lost', async () => {
  server.use(respond(pay, () => ((served.payments += 1), noConnection())));
  const store = newStore();
  store.dispatch(payment.press('5'));
  expect(await store.dispatch(payment.send())).toEqual({ kind: 'unknown', finding: 1 });
  expect(payment.select(store.getState())).toMatchObject({ phase: 'found', verdict: 'done' });
  expect(served).toEqual({ payments: 1, looks: 1 });
});

it('a safe write is refused without a request while the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = newStore();
  store.dispatch(payment.press('5'));
  expect(await store.dispatch(payment.send())).toEqual({ kind: 'refused', failure: { kind: 'offline' } });
  expect(served.payments).toBe(0);
});

it.each([
  ['an expiry', endSession({ reason: 'expired' })],
  ['another login', logIn({ token: 'other' })],
])('a safe write loses its confirmation by %s', async (_, change) => {
  const store = newStore();
  store.dispatch(payment.press('5'));
  store.dispatch(change);
  expect(payment.select(store.getState())).toEqual({ phase: 'idle' });
  expect(await store.dispatch(payment.send())).toBeUndefined();
  expect(served.payments).toBe(0);
});

it('a safe write is removed by a logout, and its late reply is ignored', async () => {
  const reply = Promise.withResolvers<void>();
  server.use(respond(pay, () => reply.promise.then(() => 'ok')));
  const store = newStore();
  store.dispatch(payment.press('5'));
  const sending = store.dispatch(payment.send());
  store.dispatch(endSession({ reason: 'logout' }));
  reply.resolve();
  expect(await sending).toBeUndefined();
  expect(payment.select(store.getState())).toEqual({ phase: 'idle' });
});

const phase = (store: { getState: () => object }) => payment.select(store.getState()).phase;

/** A payment that arrives; its reply is lost, and the server cannot be reached to look it up. */
async function loseReply() {
  server.use(
    respond(pay, () => ((served.payments += 1), status(500))),
    respond(paid, () => status(503)),
  );
  const rendered = renderFeature(<h1>Screen</h1>, { reducers, beside: <WriteRecovery write={payment} /> });
  await screen.findByText('Screen');
  rendered.store.dispatch(payment.press('5'));
  await rendered.store.dispatch(payment.send());
  expect(payment.select(rendered.store.getState())).toMatchObject({ phase: 'unknown', hasLooked: true });
  heal();
  served.payments = 1;
  return rendered;
}

async function payTwenty(created: string | undefined) {
  served.created = created;
  const rendered = renderFeature(<h1>Screen</h1>, { reducers, beside: <WriteRecovery write={payment} /> });
  await screen.findByText('Screen');
  rendered.store.dispatch(payment.press('20'));
  await rendered.store.dispatch(payment.send());
  return rendered;
}

describe('the comparison of what a write has created', () => {
  it('a difference to the confirmed values is a warning with both figures that stays until it is closed', async () => {
    const { store } = await payTwenty('500');
    const dialog = await screen.findByRole('dialog', { name: 'Not what you confirmed' });
    expect(dialog).toHaveTextContent('You confirmed 20 USDT. The exchange created 500 USDT.');
    store.dispatch(payment.dismiss());
    expect(payment.selectDifference(store.getState())).toBeDefined();
    screen.getByRole('button', { name: 'I have read this' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a difference in a text is named by the words of the feature', async () => {
    const difference = { confirmed: 'legal change', created: 'change legal' };
    renderFeature(<WriteDifference difference={difference} nameOf={(written) => `<${written}>`} onClose={() => {}} />);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'You confirmed <legal change>. The exchange created <change legal>.',
    );
    expect(textDifference('T1', '')).toBeUndefined();
    expect(textDifference('T1', 'T1')).toBeUndefined();
  });

  it.each(['20', '20.00', undefined])('no difference is reported where the created value is %s', async (created) => {
    const { store } = await payTwenty(created);
    expect(payment.selectDifference(store.getState())).toBeUndefined();
  });

  it('the created row is the only new row of the list', () => {
    const rows = [{ id: 3 }, { id: 2 }, { id: 1 }];
    expect(createdRow(rows, [1, 2])).toEqual({ id: 3 });
    expect(createdRow(rows, [1])).toBeUndefined();
    expect(createdRow([...rows, { id: 0 }], [1, 2])).toEqual({ id: 3 });
    expect(createdRow(rows, undefined)).toBeUndefined();
  });
});

it('WriteRecovery looks a lost reply up after a reconnect', async () => {
  const { store, realtime } = await loseReply();
  realtime.resync();
  await waitFor(() => expect(phase(store)).toBe('found'));
});

it('WriteRecovery looks a lost reply up when the tab becomes visible', async () => {
  const { store } = await loseReply();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(phase(store)).toBe('found'));
});

it('WriteRecovery looks a lost reply up after a reload, for the same user only', async () => {
  const { unmount } = await loseReply();
  unmount();
  localStorage.setItem('user_id', '8');
  const other = renderFeature(<h1>Screen</h1>, { reducers, beside: <WriteRecovery write={payment} /> });
  expect(phase(other.store)).toBe('idle');
  other.unmount();

  localStorage.setItem('user_id', '7');
  const found = vi.fn<(count: number) => void>();
  const same = renderFeature(<h1>Screen</h1>, {
    reducers,
    beside: <WriteRecovery write={payment} onFound={found} />,
  });
  await waitFor(() => expect(phase(same.store)).toBe('found'));
  expect(found).toHaveBeenCalledExactlyOnceWith(1, '5');
  expect(served.payments).toBe(1);
});

it('WriteRecovery keeps a pending write over a reload', async () => {
  server.use(respond(pay, never));
  const { store, unmount } = renderFeature(<h1>Screen</h1>, { reducers });
  store.dispatch(payment.press('5'));
  void store.dispatch(payment.send());
  expect(phase(store)).toBe('sending');
  unmount();
  heal();
  const after = renderFeature(<h1>Screen</h1>, { reducers, beside: <WriteRecovery write={payment} /> });
  await waitFor(() => expect(phase(after.store)).toBe('found'));
});
