import { exchangeApi, type ExchangeState } from '@bourse/api-client';
import { respond, status, testStore } from '@bourse/api-client/testing';
import { defineCall } from '@bourse/contracts/wire';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { createWrite } from './create-write';
import { runMutation } from './settled';
import { useWrite } from './use-write';
import { WriteRecovery } from './write-recovery';

const pay = defineCall({
  method: 'POST',
  path: '/test/pay-order',
  access: 'required',
  request: v.object({ order: v.string() }),
  reply: v.string(),
});
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    testPayOrder: build.mutation<string, number>({
      query: (order) => ({ call: pay, request: { order: String(order) } }),
    }),
  }),
});

interface Ticket {
  readonly order: number;
}

/** Orders whose look-up reaches the server, with what it finds. */
const found = new Map<number, 'paid' | 'open'>();
/** Orders whose reply is lost. */
const lost = new Set<number>();
const sent: number[] = [];

/** The payment of an order. */
const payment = createWrite<ExchangeState, { ticket: Ticket; before: null; finding: 'paid' | 'open'; reply: string }>({
  name: 'testPayOrder',
  storageKey: 'bourse.test.payOrder',
  ticket: v.object({ order: v.number() }),
  before: v.null(),
  recordOf: ({ order }) => order,
  known: () => null,
  send: ({ order }) => runMutation(api.endpoints.testPayOrder, order),
  lookUp:
    ({ order }) =>
    () =>
      Promise.resolve(found.get(order)),
  invalidate: () => exchangeApi.util.invalidateTags([]),
  verdict: (finding) => (finding === 'paid' ? 'done' : 'open'),
  difference: 'creates nothing',
});

const reducers = { [payment.name]: payment.reducer };
const newStore = () => testStore({ reducers, session: { token: 'token', userId: 7 }, extra: {} });
type Store = ReturnType<typeof newStore>;

freshServer(() => [
  respond(pay, ({ request }) => {
    sent.push(Number(request.order));
    return lost.has(Number(request.order)) ? status(502) : 'ok';
  }),
]);

beforeEach(() => {
  localStorage.setItem('user_id', '7');
  sessionStorage.clear();
  found.clear();
  lost.clear();
  sent.length = 0;
});

const pays = (store: Store, order: number) => {
  store.dispatch(payment.press({ order }));
  return store.dispatch(payment.send());
};
const phaseOf = (store: { readonly getState: () => object }, order: number) =>
  payment.selectOf(store.getState(), order).phase;

it('a lost write of one record does not block another one, and stays at its own', async () => {
  lost.add(1);
  const store = newStore();
  await pays(store, 1);
  expect(await pays(store, 2)).toEqual({ kind: 'done', reply: 'ok' });
  expect([phaseOf(store, 1), phaseOf(store, 2), phaseOf(store, 3)]).toEqual(['unknown', 'done', 'idle']);
  // Of the record itself nothing is sent before its outcome is known.
  expect(await pays(store, 1)).toBeUndefined();
  expect(sent).toEqual([1, 2]);
});

it('a look-up and its dismissal concern the record alone', async () => {
  lost.add(1).add(2);
  const store = newStore();
  await pays(store, 1);
  await pays(store, 2);
  found.set(1, 'open');
  const first = payment.selectOf(store.getState(), 1);
  const id = 'id' in first ? first.id : '';
  await store.dispatch(payment.lookUp(id));
  expect([phaseOf(store, 1), phaseOf(store, 2)]).toEqual(['found', 'unknown']);
  store.dispatch(payment.dismiss(id));
  expect([phaseOf(store, 1), phaseOf(store, 2)]).toEqual(['idle', 'unknown']);
});

it('a reply that comes while another record is confirmed belongs to its own record', async () => {
  const store = newStore();
  const first = pays(store, 1);
  store.dispatch(payment.press({ order: 2 }));
  expect(await first).toEqual({ kind: 'done', reply: 'ok' });
  expect(payment.select(store.getState())).toMatchObject({ phase: 'confirming', ticket: { order: 2 } });
  expect(phaseOf(store, 1)).toBe('done');
});

it('the confirmation of one record closes when another one is pressed', () => {
  const store = newStore();
  store.dispatch(payment.press({ order: 1 }));
  store.dispatch(payment.press({ order: 2 }));
  expect([phaseOf(store, 1), phaseOf(store, 2)]).toEqual(['idle', 'confirming']);
});

it('lost writes of several records are looked up after a reload', async () => {
  lost.add(1).add(2);
  const before = newStore();
  await pays(before, 1);
  await pays(before, 2);
  found.set(1, 'paid').set(2, 'open');
  const told: string[] = [];
  const { store } = renderFeature(<h1>Screen</h1>, {
    reducers,
    beside: <WriteRecovery write={payment} onFound={(finding) => told.push(finding)} />,
  });
  await waitFor(() => expect(told.toSorted()).toEqual(['open', 'paid']));
  expect([phaseOf(store, 1), phaseOf(store, 2)]).toEqual(['found', 'found']);
  expect(sent).toEqual([1, 2]);
});

it('a second restore leaves a known write as it is', async () => {
  const store = newStore();
  const first = pays(store, 1);
  store.dispatch(payment.press({ order: 2 }));
  store.dispatch(payment.takeBack());
  store.dispatch(payment.restore());
  expect(phaseOf(store, 1)).toBe('sending');
  expect(await first).toEqual({ kind: 'done', reply: 'ok' });
  expect(phaseOf(store, 1)).toBe('done');
});

it('a second restore keeps the known writes beside those that it adds', async () => {
  lost.add(1);
  const other = newStore();
  await pays(other, 1);
  const stored = sessionStorage.getItem('bourse.test.payOrder') ?? '';
  sessionStorage.clear();
  const store = newStore();
  const second = pays(store, 2);
  store.dispatch(payment.press({ order: 3 }));
  store.dispatch(payment.takeBack());
  sessionStorage.setItem('bourse.test.payOrder', stored);
  store.dispatch(payment.restore());
  expect([phaseOf(store, 1), phaseOf(store, 2)]).toEqual(['unknown', 'sending']);
  await second;
});

it('a dismissal of the write of one record closes no other one', async () => {
  lost.add(1).add(2);
  found.set(1, 'open').set(2, 'open');
  const dismissals: (() => void)[] = [];
  function Form() {
    dismissals.push(useWrite(payment, undefined, undefined, 1).dismiss);
    return null;
  }
  const { store } = renderFeature(<Form />, { reducers });
  store.dispatch(payment.press({ order: 1 }));
  await store.dispatch(payment.send());
  store.dispatch(payment.press({ order: 2 }));
  await store.dispatch(payment.send());
  dismissals[0]?.();
  expect([phaseOf(store, 1), phaseOf(store, 2)]).toEqual(['idle', 'found']);
});

it('the result of a write comes with its own ticket', async () => {
  const results: unknown[] = [];
  function Form() {
    const { press, confirm } = useWrite(payment, ({ kind }, { order }) => results.push([kind, order]));
    return (
      <button
        type="button"
        onClick={() => {
          press({ order: results.length + 1 });
          confirm();
        }}
      >
        Pay
      </button>
    );
  }
  lost.add(1);
  found.set(1, 'open');
  const { user } = renderFeature(<Form />, { reducers });
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(results).toEqual([['unknown', 1]]));
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() =>
    expect(results).toEqual([
      ['unknown', 1],
      ['done', 2],
    ]),
  );
});
