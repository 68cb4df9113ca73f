import * as v from 'valibot';
import { expect, it } from 'vitest';
import { marketAds } from '.';
import { quotationEntry } from '../market';
import { contractCheck } from './check';

const pair = v.parse(quotationEntry, { currency_id: 1, legal_id: 3, currency_name: 'BTC', legal_name: 'USDT' });

it.each([
  [{}, ['C2C ads are taken as a whole: the back end does not announce parts.']],
  [{ c2c_partial: 1 }, [false]],
])('the dialect check notes whole ads if the back end announces %o', async (announced, notes) => {
  const found = await contractCheck.dialect?.({
    known: { pair },
    messageOf: async (call) => (call === marketAds ? { data: [{}] } : announced),
    answerTo: async () => undefined,
  });
  expect(found?.notes).toEqual(notes);
});
