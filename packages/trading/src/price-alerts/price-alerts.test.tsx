import { ScreensContext, type Screens } from '@bourse/feature-kit';
import { useUserEvents } from '@bourse/notifications';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { byKeyboard, renderFeature } from '@bourse/feature-kit/testing';
import { aPair } from '@bourse/market/testing';
import { respond } from '@bourse/api-client/testing';
import { tickerEvent, timeSeries } from '@bourse/contracts/market';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dealMarketHandlers } from '../testing';
import { Component as AlertWatch } from './alert-watch';
import { PriceAlerts } from './price-alerts';

const { server } = freshServer(dealMarketHandlers);
const notified = vi.fn<(message: string) => void>();

beforeEach(() => {
  stubLayout(1440);
  notified.mockClear();
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(message: string) {
      super();
      notified(message);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => vi.unstubAllGlobals());

const pair = aPair();

const NO_SCREENS: Screens = {
  pathOf: () => undefined,
  has: () => true,
  entry: { logIn: '/login', register: '/register' },
};

async function openAlerts(screens = NO_SCREENS) {
  const rendered = renderFeature(
    <ScreensContext value={screens}>
      <AlertWatch />
      <PriceAlerts pair={pair} />
    </ScreensContext>,
  );
  await screen.findByRole('button', { name: 'New alert' });
  // The quotation is there.
  await waitFor(() => expect(JSON.stringify(rendered.store.getState())).toContain('"BTC/USDT"'));
  const tick = (now_price: string) => rendered.realtime.emit(tickerEvent, { currency_id: 1, legal_id: 3, now_price });
  return { ...rendered, tick };
}

async function setAlert({ user }: Awaited<ReturnType<typeof openAlerts>>, price: string, boxes: string[] = []) {
  await user.click(screen.getByRole('button', { name: 'New alert' }));
  const dialog = await screen.findByRole('dialog', { name: 'Price alert for BTC/USDT' });
  await user.type(within(dialog).getByRole('textbox'), price);
  for (const name of boxes) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other, as a hand does
    await user.click(within(dialog).getByRole('checkbox', { name }));
  }
  await user.click(within(dialog).getByRole('button', { name: 'Set alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const words = 'BTC/USDT has reached 98,000.';

it('an alert fires once when the streamed price reaches it, and shows the time', async () => {
  const opened = await openAlerts();
  await setAlert(opened, '98000', ['System notification']);
  expect(screen.getByText('Rises to 98,000')).toBeVisible();
  opened.tick('97999.99');
  expect(screen.getByText('Active')).toBeVisible();
  opened.tick('98001');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText(/^Triggered .*/)).toBeVisible();
  opened.tick('97000');
  opened.tick('98500');
  expect(notified.mock.calls).toEqual([[words]]);
});

it.each([
  [{ 'spot/deal': '/spot', 'lever/deal': '/leverage' }, '/spot?symbol=BTC_USDT'],
  [{ 'lever/deal': '/leverage' }, '/leverage?symbol=BTC_USDT'],
  [{}, undefined],
])('the entry of a fired alert leads to a screen that trades the pair: with %j to %s', async (paths, path) => {
  const screens = new Map<string, string>(Object.entries(paths));
  const opened = await openAlerts({ ...NO_SCREENS, pathOf: ({ name }) => screens.get(name) });
  await setAlert(opened, '98000');
  opened.tick('98000');
  expect(await screen.findByText(words)).toBeVisible();
  const { result } = renderHook(useUserEvents);
  await waitFor(() => expect(result.current[0]).toMatchObject({ text: words }));
  expect(result.current[0]?.path).toBe(path);
});

it('an alert notifies the system only if the user has enabled it', async () => {
  const opened = await openAlerts();
  await setAlert(opened, '98000');
  opened.tick('98000');
  expect(await screen.findByText(words)).toBeVisible();
  expect(notified).not.toHaveBeenCalled();
});

it('the screen keeps alerts on this device; an edit arms the alert again, by keyboard alone', async () => {
  const first = await openAlerts();
  await setAlert(first, '98000');
  first.tick('98000');
  await screen.findByText(/^Triggered .*/);
  first.unmount();

  const { press, enter } = byKeyboard((await openAlerts()).user);
  expect(await screen.findByText(/^Triggered .*/)).toBeVisible();
  await press(await screen.findByRole('button', { name: /^Edit the alert/ }));
  await enter(within(await screen.findByRole('dialog')).getByRole('textbox'), '90000');
  await press(screen.getByRole('button', { name: 'Set alert' }));
  expect(await screen.findByText('Falls to 90,000')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  await press(await screen.findByRole('button', { name: /^Remove the alert/ }));
  expect(await screen.findByText('No price alerts')).toBeVisible();
  expect(localStorage.getItem('bourse.alerts')).toBe('[]');
});

const DEVICES = ['mouse', 'keyboard'] as const;

/** Opens the dialog of a new alert and makes the choices of its lists, by one device. */
async function setChosen(
  device: (typeof DEVICES)[number],
  { user }: Awaited<ReturnType<typeof openAlerts>>,
  choices: Readonly<Record<string, string>>,
) {
  const press = device === 'mouse' ? (element: HTMLElement) => user.click(element) : byKeyboard(user).press;
  await press(screen.getByRole('button', { name: 'New alert' }));
  await screen.findByRole('dialog', { name: 'Price alert for BTC/USDT' });
  for (const [field, option] of Object.entries(choices)) {
    // oxlint-disable-next-line no-await-in-loop -- one list is open at a time
    await press(screen.getByRole('combobox', { name: field }));
    // oxlint-disable-next-line no-await-in-loop -- one list is open at a time
    await press(await screen.findByRole('option', { name: option }));
  }
  await press(screen.getByRole('button', { name: 'Set alert' }));
}

it.each(DEVICES)('an alert fires at a move by a percentage of the present price (%s)', async (device) => {
  const opened = await openAlerts();
  await setChosen(device, opened, { 'Alert type': 'Price moves by %', Direction: 'Falls' });
  expect(await screen.findByText('Falls by 5% to 92,150')).toBeVisible();
  opened.tick('92151');
  expect(screen.getByText('Active')).toBeVisible();
  opened.tick('92150');
  expect(await screen.findByText('BTC/USDT: Falls by 5% to 92,150.')).toBeVisible();
});

it.each(DEVICES)('an alert waits for an indicator that the dialog offers (%s)', async (device) => {
  server.use(respond(timeSeries, () => []));
  const opened = await openAlerts();
  await setChosen(device, opened, { 'Alert type': 'RSI crosses a level', Direction: 'Crosses downwards' });
  expect(await screen.findByText('RSI14 (1h) falls below 70')).toBeVisible();
});

it('an alert fires at the close of the bar with which an indicator crosses', async () => {
  const bars = [at(1, '10'), at(2, '9'), at(3, '12')];
  localStorage.setItem(
    'bourse.alerts',
    JSON.stringify([{ ...elsewhere, pair: '1-3', symbol: 'BTC/USDT', price: '0', indicator: MA2 }]),
  );
  server.use(respond(timeSeries, () => bars));
  const opened = await openAlerts();
  expect(await screen.findByText('Price rises above MA2 (1h)')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  opened.unmount();
  server.use(respond(timeSeries, () => [...bars, at(4, '12')]));
  await openAlerts();
  expect(await screen.findByText('BTC/USDT: Price rises above MA2 (1h).')).toBeVisible();
  expect(await screen.findByText(/^Triggered .*/)).toBeVisible();
});

/** A bar of an hour. */
const at = (hour: number, close: string) => ({ id: hour * 3600, close });
const MA2 = { id: 'ma', period: 2, interval: '60', since: 0 };
const elsewhere = {
  id: 'elsewhere',
  pair: '2-3',
  symbol: 'ETH/USDT',
  price: '4000',
  direction: 'above',
  hasSound: false,
  hasNotification: false,
};

const setElsewhere = () => localStorage.setItem('bourse.alerts', JSON.stringify([elsewhere]));
const storedIds = () => {
  const stored: unknown = JSON.parse(localStorage.getItem('bourse.alerts') ?? '[]');
  return Array.isArray(stored) ? stored.map(({ id }: { id: string }) => id) : [];
};

function DelayedDealScreen() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <button onClick={() => setOpen(true)}>To the deal screen</button>;
  return (
    <>
      <AlertWatch />
      <PriceAlerts pair={pair} />
    </>
  );
}

describe('alerts of another tab', () => {
  it('this tab shows alerts that were set in another tab before this screen was opened', async () => {
    const { user } = renderFeature(<DelayedDealScreen />);
    const open = await screen.findByRole('button');
    setElsewhere();
    await user.click(open);
    expect(await screen.findByText('Rises to 4,000')).toBeVisible();
    expect(storedIds()).toEqual(['elsewhere']);
  });

  it('this tab keeps alerts that were set in another tab meanwhile', async () => {
    const opened = await openAlerts();
    setElsewhere();
    await setAlert(opened, '98000');
    expect(screen.getByText('Rises to 4,000')).toBeVisible();
    expect(screen.getByText('Rises to 98,000')).toBeVisible();
    expect(storedIds()).toHaveLength(2);
  });

  it('this tab follows every change in another tab', async () => {
    await openAlerts();
    setElsewhere();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'bourse.alerts' })));
    expect(await screen.findByText('Rises to 4,000')).toBeVisible();
  });
});
