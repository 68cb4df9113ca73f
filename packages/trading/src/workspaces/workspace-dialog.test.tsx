import { stubLayout } from '@bourse/feature-kit/test-server';
import { byKeyboard, renderFeature } from '@bourse/feature-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Pair } from '@bourse/contracts/market';
import { aPair } from '@bourse/market/testing';
import { ownKeys } from '@bourse/feature-kit';
import { priceAlerts } from '../price-alerts/alert-storage';
import { DEFAULT_DOCKING, dockPanel } from '../panel-layout/docking';
import { DEFAULT_LAYOUT } from '../panel-layout/layout';
import { readLayout, useLayout, writeLayout } from '../panel-layout/use-layout';
import { readSettingsFile, settingsFile, takeSettings } from './settings-file';
import { workspaces } from './stored-workspaces';
import { withWorkspace, WORKSPACES_AT_MOST } from './workspace';
import { WorkspaceDialog } from './workspace-dialog';

beforeEach(() => stubLayout(1440));

const close = () => undefined;

const anAlert = (id: string) => ({
  id,
  pair: '1-3',
  symbol: 'BTC/USDT',
  price: '98000',
  direction: 'above',
  hasSound: false,
  hasNotification: false,
});

function Desk({ chartsPair }: { readonly chartsPair?: Pair }) {
  return (
    <WorkspaceDialog
      screen="spot"
      panels={['markets', 'chart', 'book', 'trades', 'orders', 'form']}
      layoutControls={useLayout('spot')}
      chartsPair={chartsPair}
      onClose={close}
    />
  );
}

async function openDialog(chartsPair?: Pair) {
  const rendered = renderFeature(<Desk {...(chartsPair && { chartsPair })} />);
  await screen.findByRole('dialog', { name: 'Arrange panels' });
  return rendered;
}
const panelsIn = (zone: string) =>
  within(screen.getByRole('group', { name: zone }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('the dialog moves a panel by arrow keys, and the focus goes with it', async () => {
  const { user } = await openDialog();
  screen.getByRole('button', { name: 'Order book' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(panelsIn('Centre column')).toEqual(['Chart', 'Order book']);
  expect(screen.getByRole('button', { name: 'Order book' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(panelsIn('Centre column')).toEqual(['Order book', 'Chart']);
  expect(readLayout('spot').docking.centre).toEqual(['book', 'chart']);
});

it('the dialog moves a panel by a press on it and on its place, and by dragging', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'My orders' }));
  await user.click(screen.getByRole('button', { name: 'Move here: My orders, Right column' }));
  expect(panelsIn('Right column')).toEqual(['Order book', 'Trades', 'My orders']);

  const dataTransfer = { setData: vi.fn<() => void>() };
  fireEvent.dragStart(screen.getByRole('button', { name: 'My orders' }), { dataTransfer });
  fireEvent.dragOver(screen.getByRole('group', { name: 'Right column' }), { dataTransfer });
  fireEvent.drop(screen.getByRole('button', { name: 'Order book' }), { dataTransfer });
  expect(panelsIn('Right column')).toEqual(['My orders', 'Order book', 'Trades']);
});

it.each(['mouse', 'keyboard'])(
  'the dialog saves a layout under a name, shows it again, and deletes it (%s)',
  async (device) => {
    const { user } = await openDialog();
    const press = device === 'mouse' ? (button: HTMLElement) => user.click(button) : byKeyboard(user).press;
    screen.getByRole('button', { name: 'Trades' }).focus();
    await user.keyboard('{ArrowRight}');
    await user.type(screen.getByRole('textbox', { name: 'Layout name' }), 'Scalping{Enter}');
    expect(await screen.findByText('Scalping')).toBeVisible();
    writeLayout('spot', DEFAULT_LAYOUT);
    await waitFor(() => expect(panelsIn('Right column')).toEqual(['Order book', 'Trades']));
    await press(screen.getByRole('button', { name: 'Show the layout: Scalping' }));
    expect(panelsIn('Outer right column')).toEqual(['Trade', 'Trades']);
    await press(screen.getByRole('button', { name: 'Delete the layout: Scalping' }));
    expect(workspaces.spot.read()).toEqual([]);
  },
);

it('the dialog offers a number of charts, which keep the pair of the screen, only where the screen has room for them', async () => {
  const eth = aPair({ baseId: 2, base: 'ETH' });
  const { user, unmount } = await openDialog(eth);
  await user.click(within(screen.getByRole('radiogroup', { name: 'Number of charts' })).getByText('2'));
  expect(readLayout('spot').charts).toMatchObject({ count: 2, further: [{ pair: eth.id, symbol: 'ETH/USDT' }] });
  unmount();

  await openDialog();
  expect(screen.queryByRole('radiogroup', { name: 'Number of charts' })).toBeNull();
});

it('the dialog takes over a settings file, and refuses any other file', async () => {
  const moved = { ...DEFAULT_LAYOUT, docking: dockPanel(DEFAULT_DOCKING, 'form', 'left') };
  writeLayout('spot', moved);
  workspaces.spot.write([{ name: 'Left', layout: moved }]);
  localStorage.setItem('bourse.keys', '{"buy":"k"}');
  const text = settingsFile();
  localStorage.clear();

  const { user } = await openDialog();
  const input = screen.getByLabelText('Import settings');
  await user.upload(input, new File(['{"kind":"other"}'], 'other.json', { type: 'application/json' }));
  expect(await screen.findByText(/not a settings file of this site/)).toBeVisible();
  expect(readLayout('spot')).toEqual(DEFAULT_LAYOUT);
  await user.upload(input, new File([text], 'settings.json', { type: 'application/json' }));
  expect(await screen.findByText('Left')).toBeVisible();
  expect(panelsIn('Left column')).toEqual(['Markets', 'Trade']);
  expect(localStorage.getItem('bourse.keys')).toBe('{"buy":"k"}');
});

it('a settings file keeps alerts and saved layouts that it does not name', () => {
  localStorage.setItem('bourse.alerts', JSON.stringify([anAlert('file')]));
  const settings = readSettingsFile(settingsFile());
  localStorage.setItem('bourse.alerts', JSON.stringify([anAlert('own')]));
  workspaces.lever.write([{ name: 'Own', layout: DEFAULT_LAYOUT }]);
  if (settings) takeSettings(settings);
  expect(JSON.parse(localStorage.getItem('bourse.alerts') ?? '')).toMatchObject([{ id: 'file' }, { id: 'own' }]);
  expect(workspaces.lever.read()).toHaveLength(1);
});

it.each([
  ['a text in place of a pair', { symbol: 'Your account is locked, call 0800 1234567' }],
  ['a long name', { symbol: `${'B'.repeat(50)}/USDT` }],
  ['a line break', { symbol: 'BTC\nlocked/USDT' }],
  ['a direction mark', { symbol: '\u202eBTC/USDT' }],
  ['two slashes', { symbol: 'BTC/USDT/EUR' }],
  ['a long id', { id: 'i'.repeat(65) }],
  ['a moment that is no date', { firedAt: 1e300 }],
])('a settings file brings no alert with %s, and brings the others', async (_what, odd) => {
  const file: unknown = JSON.parse(settingsFile());
  const alerts = [{ ...anAlert('odd'), ...odd }, anAlert('good'), { ...anAlert('spaced'), symbol: 'Bit Coin/USDT' }];
  const { user } = await openDialog();
  const content = JSON.stringify(Object.assign({}, file, { alerts }));
  await user.upload(screen.getByLabelText('Import settings'), new File([content], 'settings.json'));
  await waitFor(() => expect(priceAlerts.read().map(({ id }) => id)).toEqual(['good', 'spaced']));
});

it('a settings file gives a key to one action only, and keys to actions only', async () => {
  const file: unknown = JSON.parse(settingsFile());
  const keys = { buy: 'k', sell: 'K', cancelAll: 'x', ['a'.repeat(65)]: 'y', 'an action': 'z' };
  const { user } = await openDialog();
  const content = JSON.stringify(Object.assign({}, file, { keys }));
  await user.upload(screen.getByLabelText('Import settings'), new File([content], 'settings.json'));
  await waitFor(() => expect(ownKeys.read()).toEqual({ buy: 'k', cancelAll: 'x' }));
});

it('the dialog limits the number of saved layouts', () => {
  const full = Array.from({ length: WORKSPACES_AT_MOST }, (_, index) => ({
    name: String(index),
    layout: DEFAULT_LAYOUT,
  }));
  expect(withWorkspace(full, { name: 'more', layout: DEFAULT_LAYOUT })).toBe(full);
  expect(withWorkspace(full, { name: '0', layout: DEFAULT_LAYOUT })).toHaveLength(WORKSPACES_AT_MOST);
});
