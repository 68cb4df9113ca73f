import type { Locator, Page } from 'playwright';
import { call, interruptSocket, newTrader } from '../sandbox-load/control.ts';

/** BTC/USDT in the sandbox exchange. */
const PAIR = { currency_id: '1', legal_id: '3' };
const MARKET = '1';

const heightOf = async (element: Locator) => Math.round((await element.boundingBox())?.height ?? 0);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/dealCenter?symbol=BTC_USDT`);
  await page.getByText('Live', { exact: true }).first().waitFor();
}

/** By how many pixels the height of the bar above the chart changes when a price moves, and while the socket is away. */
export async function pairBarHeights(page: Page, address: string): Promise<number> {
  await open(page, address);
  const bar = page.getByRole('region', { name: /at a glance/ });
  const before = await heightOf(bar);

  const token = await newTrader(address);
  for (const path of ['/transaction/in', '/transaction/out']) {
    await call(address, path, { ...PAIR, price: '1', num: '0.01', mode: MARKET }, token);
  }
  await bar.getByText(/^(?:up|down)$/).waitFor({ state: 'attached' });
  const withArrow = await heightOf(bar);

  await interruptSocket(address, 6000);
  await bar.getByText('Reconnecting').waitFor();
  const away = await heightOf(bar);
  return Math.max(Math.abs(withArrow - before), Math.abs(away - before));
}

/** The smaller of the heights in the page and in full screen. */
export async function plotHeightOnItsSide(page: Page, address: string): Promise<number> {
  await open(page, address);
  const plot = page.getByRole('application');
  await plot.waitFor();
  const inPage = await heightOf(plot);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('dialog', { name: /chart/i }).waitFor();
  return Math.min(inPage, await heightOf(plot));
}
