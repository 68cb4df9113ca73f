import { isCcxtInstalled } from '@bourse/loopback-venue';
import { expect, it } from 'vitest';
import { openCcxtVenue } from './ccxt-venue';

const KEYS = { apiKey: 'key-of-test', secret: 'secret-of-test', password: undefined };

/** Nothing is sent: the settings are refused before the first request. */
it.skipIf(!isCcxtInstalled()).each([
  ['kraken', 'ccxt knows no test network of Kraken. Leave the keys out for public data, or set LIVE=1'],
  ['blockchaincom', 'is of another company (testnet-api.delta.exchange)'],
  ['binanceus', 'is of another company (testnet.binancefuture.com)'],
  ['coinmate', 'needs uid beside the given keys'],
  ['okx', 'needs password beside the given keys'],
])('the test network of %s with keys is refused: %s', async (id, problem) => {
  const said: string[] = [];
  const opening = openCcxtVenue({ id, isTestnet: true, keys: KEYS, origin: undefined, say: (line) => said.push(line) });
  const message = await opening.then(
    () => 'open',
    (error: unknown) => String(error),
  );
  expect(message).toContain(problem);
  expect(message).not.toMatch(/SIGKILL|undefined|secret-of-test/);
});
