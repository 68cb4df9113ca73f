// @vitest-environment jsdom
import { selectDialect } from '@bourse/api-client';
import { rejection, respond, testStore } from '@bourse/api-client/testing';
import { freshServer } from '@bourse/feature-kit/test-server';
import { decimal, ZERO } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import { expect, it } from 'vitest';
import { leverApi } from '../api';
import { leverSetStop } from '@bourse/contracts/lever';

const { server } = freshServer(() => []);

async function setStops(takeProfit: string, refusal: string) {
  server.use(respond(leverSetStop, () => rejection(refusal)));
  const store = testStore({ extra: { realtime: fakeRealtime() }, session: { token: 'token', userId: 7 } });
  const request = { id: 1, target_profit_price: decimal(takeProfit), stop_loss_price: ZERO };
  await store.dispatch(leverApi.endpoints.setStops.initiate(request));
  return selectDialect(store.getState()).stops;
}

it.each(['止盈止损价格不能为0', 'The price cannot be 0'])(
  'the refusal of a stop of 0, "%s", teaches that both stops are needed',
  async (refusal) => {
    expect(await setStops('99000', refusal)).toBe('both');
  },
);

it('a refusal for another reason does not teach the client that both stops are needed', async () => {
  expect(await setStops('99000', '订单不存在')).toBe('single');
});
