import { expect, it } from 'vitest';
import { ConfigError } from '@bourse/contract-server';
import { readConfig } from './config';

it.each([
  [{}, { kind: 'simulated' }],
  [{ FEED: 'recorded:day.ticks.gz' }, { kind: 'recorded', file: 'day.ticks.gz' }],
  [{ FEED: 'ccxt:kraken' }, { kind: 'ccxt', venue: 'kraken' }],
])('FEED %j is read', (env, feed) => {
  expect(readConfig(env).feed).toEqual(feed);
});

it.each([
  [{ FEED: 'kraken' }, 'FEED is simulated, recorded:FILE or ccxt:VENUE'],
  [{ FEED: 'ccxt:../../etc' }, 'FEED is simulated'],
  [{ FEED: 'recorded:x', DATA_DIR: 'data' }, 'keeps nothing'],
  [{ FEED: 'recorded:x', HOST: '0.0.0.0', DEMO_PASSWORD: 'another1' }, 'HOST=127.0.0.1'],
])('FEED %j is refused', (env, problem) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(problem);
});

it('FEED gives each venue a data directory of its own', () => {
  expect(readConfig({}).dataDir).toMatch(/[\\/]exchange$/);
  expect(readConfig({ FEED: 'ccxt:kraken' }).dataDir).toMatch(/[\\/]exchange-kraken$/);
});
