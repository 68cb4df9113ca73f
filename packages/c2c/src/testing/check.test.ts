import { aPair } from '@bourse/market/testing';
import { expect, it } from 'vitest';
import { marketAds, ownOrders } from '@bourse/contracts/c2c';
import { contractCheck } from '@bourse/contracts/c2c';

it.each([
  [{}, ['C2C ads are taken as a whole: the back end does not announce parts.']],
  [{ c2c_partial: 1 }, []],
])('the dialect check notes whole ads if the back end announces %o', async (announced, notes) => {
  const found = await contractCheck.dialect?.({
    known: { pair: aPair() },
    messageOf: async (call) => (call === marketAds ? { data: [{}] } : announced),
    answerTo: async () => undefined,
  });
  expect(found?.notes?.filter(Boolean)).toEqual(notes);
});

it.each([
  [
    { user_realname: 'Ana', user_id: 8 },
    ['C2C orders name publisher and taker', 'C2C orders do not say whose ad it is: the role'],
  ],
  [{}, ['C2C orders do not say whose ad it is, nor who took it']],
  [{ is_owner: 0 }, []],
])('the dialect check notes how the role of a user follows from an order with %o', async (order, notes) => {
  const found = await contractCheck.dialect?.({
    known: { pair: aPair() },
    messageOf: async (call) => (call === ownOrders ? { data: [order] } : {}),
    answerTo: async () => undefined,
  });
  const said = found?.notes?.filter((note) => note !== false) ?? [];
  expect(said).toHaveLength(notes.length);
  for (const [index, note] of notes.entries()) expect(said[index]).toContain(note);
});
