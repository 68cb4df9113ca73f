import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAN_ID, type Plan } from '../../build/first-paint/plan';
import { fetchPlanned } from './fetch-planned';

const plan: Plan = {
  screens: { '/dealCenter': { files: ['/deal.js', '/book.js'], texts: { en: ['/deal-en.js'], zh: ['/deal-zh.js'] } } },
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

test("fetches the code and the texts of a planned screen in the user's language", () => {
  fetchPlanned('/dealCenter?symbol=BTC_USDT');
  expect(files()).toEqual(['/deal.js', '/book.js', '/deal-zh.js']);
});

test('fetches nothing for other addresses, with the data saver, or without a plan', () => {
  fetchPlanned('/notices');
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  fetchPlanned('/dealCenter');
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '';
  fetchPlanned('/dealCenter');
  expect(files()).toEqual([]);
});

test('is silent if a file does not come', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchPlanned('/dealCenter');
  await vi.waitFor(() => expect(files()).toHaveLength(3));
});
