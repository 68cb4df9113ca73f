// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAN_ID, type Plan } from '../../build/page/read-plan';
import { fetchPlanned, prefetchPlanned } from './fetch-planned';

const plan: Plan = {
  screens: {
    '/dealCenter': {
      files: ['/deal.js', '/book.js'],
      charts: { highcharts: ['/highcharts.js'], 'lightweight-charts': ['/lightweight.js'] },
      texts: { en: ['/deal-en.js'], zh: ['/deal-zh.js'] },
    },
    '/quotation': { files: ['/markets.js'], texts: {} },
  },
  texts: { en: ['/en.js'] },
};

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('')));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'zh-CN';
  document.body.innerHTML = `<script type="application/json" id="${PLAN_ID}">${JSON.stringify(plan)}</script>`;
});

afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

const files = () => fetched.mock.calls.map(([file]) => file);

test("the prefetch fetches the code and the texts of a planned screen in the user's language", () => {
  prefetchPlanned('/dealCenter?symbol=BTC_USDT', 'highcharts');
  expect(files()).toEqual(['/deal.js', '/book.js', '/deal-zh.js', '/highcharts.js']);
});

test("the prefetch fetches the operator's chart library, and none for a screen without a chart", () => {
  prefetchPlanned('/dealCenter', 'lightweight-charts');
  prefetchPlanned('/quotation', 'lightweight-charts');
  expect(files()).toEqual(['/deal.js', '/book.js', '/deal-zh.js', '/lightweight.js', '/markets.js']);
});

test('the prefetch fetches nothing for other addresses, with the data saver, or without a plan', () => {
  prefetchPlanned('/notices', 'highcharts');
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  prefetchPlanned('/dealCenter', 'highcharts');
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '';
  prefetchPlanned('/dealCenter', 'highcharts');
  expect(files()).toEqual([]);
});

test('the prefetch resolves when all files have come, or did not come', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fetchPlanned('/dealCenter', 'highcharts');
  expect(files()).toHaveLength(4);
});

test('what an offline visit needs is fetched with the data saver too', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  await fetchPlanned('/dealCenter', 'highcharts');
  expect(files()).toHaveLength(4);
});
