import { expect, it, vi } from 'vitest';
import { fakeVenue } from '../testing/fake-venue';
import { VenueError } from '../venue/venue';
import { GatewayMarket } from './gateway-market';

/** A market whose read of the first trades is under way. */
async function marketThatReads() {
  const venue = fakeVenue();
  const { promise, reject } = Promise.withResolvers<never>();
  venue.trades = () => promise;
  const onError = vi.fn<(error: unknown) => void>();
  const market = await GatewayMarket.open({ venue, symbols: ['BTC/USDT'], now: Date.now, onError });
  const failure = new VenueError('the venue is closed', { outcome: 'unknown' });
  const fail = async () => {
    reject(failure);
    await promise.catch(() => undefined);
  };
  return { market, onError, fail, failure };
}

it('a background read that fails is reported', async () => {
  const { market, onError, fail, failure } = await marketThatReads();
  await fail();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(failure));
  market.close();
});

it('a market that is closed does not report the reads that end with its venue', async () => {
  const { market, onError, fail } = await marketThatReads();
  market.close();
  await fail();
  await new Promise((resolve) => setImmediate(resolve));
  expect(onError).not.toHaveBeenCalled();
});
