// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NAMES = { en: { chart: 'Chart', headline: 'Trade digital assets' }, zh: { chart: '图表', headline: '看清行情' } };

const textOf = (place: string) => document.querySelector(`#static-frame .${place}`)?.textContent;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('FRAME_NAMES', NAMES);
  document.body.innerHTML = `<div id="static-frame"><i class="brand"></i><i class="headline"></i>
    <div class="trading"><i class="pair"></i><i class="chart"></i></div></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.bourseBrandText = undefined;
  window.history.replaceState(null, '', '/');
});

test('the frame of the start page has the brand and the headline in the language of the visitor', async () => {
  localStorage.setItem('lang', 'zh');
  globalThis.bourseBrandText = Promise.resolve('{"name":"Oak Exchange"}');
  await import('./frame-names-entry');
  expect(textOf('headline')).toBe('看清行情');
  await vi.waitFor(() => expect(textOf('brand')).toBe('Oak Exchange'));
});

test('the frame of a logged-in user has no headline, and a wrong brand file no name', async () => {
  localStorage.setItem('token', 'abc');
  globalThis.bourseBrandText = Promise.resolve('{');
  await import('./frame-names-entry');
  await globalThis.bourseBrandText;
  expect([textOf('headline'), textOf('brand')]).toEqual(['', '']);
});

test('the frame of a trading screen names its panels and the pair of the address', async () => {
  window.history.replaceState(null, '', '/dealCenter?symbol=BTC_USDT');
  await import('./frame-names-entry');
  expect([textOf('trading .pair'), textOf('trading .chart'), textOf('headline')]).toEqual(['BTC/USDT', 'Chart', '']);
});
