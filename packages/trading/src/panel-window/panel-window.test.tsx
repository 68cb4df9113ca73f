import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { byKeyboard, renderFeature } from '@bourse/feature-kit/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dealMarketHandlers } from '../testing';
import { PanelWindow } from './panel-window';
import { usePanelWindows } from './use-panel-windows';
import { windowPanelOf } from './window-panels';

freshServer(dealMarketHandlers);
beforeEach(() => stubLayout(640));

/** As the specification stores the selected pair (trading side, section 3). */
function selectInOtherTab(baseId: number, symbol: string) {
  localStorage.setItem('currency_id', String(baseId));
  localStorage.setItem('legal_id', '3');
  localStorage.setItem('symbol', symbol);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'symbol' })));
}

it('the window shows its panel for the pair of the other tabs, and follows them to another pair', async () => {
  selectInOtherTab(1, 'BTC/USDT');
  renderFeature(<PanelWindow panel="trades" renderBook={() => null} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Trades' })).toBeVisible();
  selectInOtherTab(2, 'ETH/USDT');
  expect(await screen.findByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeVisible();
});

function Opener() {
  const { panels, open } = usePanelWindows('lever');
  return panels.map((panel) => (
    <button key={panel} type="button" onClick={() => open(panel)}>
      {panel}
    </button>
  ));
}

it.each(['mouse', 'keyboard'])(
  'the screen opens a window for a panel, and shows that the browser has blocked it (%s)',
  async (device) => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderFeature(<Opener />);
    const chart = await screen.findByRole('button', { name: 'chart' });
    await (device === 'mouse' ? user.click(chart) : byKeyboard(user).press(chart));
    expect(openWindow).toHaveBeenCalledWith('/spot/panel?panel=chart', 'bourse-chart', 'popup,width=960,height=640');
    expect(await screen.findByText(/The browser blocked the window/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'book' })).toBeNull();
  },
);

it.each([
  ['book', 'book'],
  ['orders', 'chart'],
  [null, undefined],
])('the window at the address %s shows the panel %s', (named, panel) => {
  expect(windowPanelOf(named)).toBe(panel);
});
