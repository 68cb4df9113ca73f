import { aPair } from '@bourse/market/testing';
import { expect, it } from 'vitest';
import { marketAds } from '@bourse/contracts/c2c';
import { contractCheck } from '@bourse/contracts/c2c';

it.each([
  [{}, ['C2C ads are taken as a whole: the back end does not announce parts.']],
  [{ c2c_partial: 1 }, [false]],
])('the dialect check notes whole ads if the back end announces %o', async (announced, notes) => {
  const found = await contractCheck.dialect?.({
    known: { pair: aPair() },
    messageOf: async (call) => (call === marketAds ? { data: [{}] } : announced),
    answerTo: async () => undefined,
  });
  expect(found?.notes).toEqual(notes);
});
