import { readFileSync } from 'node:fs';
import { RECORDED_ANSWERS, RECORDED_REQUESTS } from '@bourse/loopback-venue';
import { describe, expect, it } from 'vitest';
import { METHODS } from './venue/ccxt/messages';

/* The table venue × call of `docs/how-to/real-venue.md` against the calls of the gateway and the records of real venues. */

const DOCUMENT = new URL('../../../docs/how-to/real-venue.md', import.meta.url);
const STREAMS = ['watchOrderBook', 'watchTrades', 'watchOrders', 'watchBalance'];
/** ccxt's names of the venues that have a column. */
const COLUMNS = ['kraken', 'binance'] as const;
const CELL = /^(?:supported \((?:loopback|recorded)(?:, recorded)?\)|refused|untested)(?=$|[:;,])/;

interface Row {
  readonly call: string;
  readonly methods: readonly string[];
  /** Kraken, Binance, others. */
  readonly cells: readonly string[];
}

function readRows(): readonly Row[] {
  const [, text = ''] = /^## Venue × call\n(.*?)^## /ms.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  // The first lines are the header and its rule.
  return lines
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map(([call = '', ...cells]) => ({
      call: call.trim(),
      methods: [...call.matchAll(/`(\w+)`/g)].map(([, method = '']) => method),
      cells: cells.map((cell) => cell.trim()),
    }));
}

const rows = readRows();
/** `Crypto.com` as ccxt names it. */
const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Venues with a record of one of the methods. */
function recorded(methods: readonly string[]): ReadonlySet<string> {
  const isAsked = (method: string) => methods.includes(method);
  return new Set([
    ...METHODS_OF_ANSWERS.filter(({ call }) => isAsked(call)).map(({ venue }) => venue),
    ...(isAsked('createOrder') ? RECORDED_REQUESTS.map(({ venue }) => venue) : []),
    ...(isAsked('cancelOrder') ? RECORDED_REQUESTS.filter(({ cancel }) => cancel).map(({ venue }) => venue) : []),
    ...(isAsked('fetchBalance') ? RECORDED_REQUESTS.filter(({ balance }) => balance).map(({ venue }) => venue) : []),
  ]);
}
/** `convert.test.ts` reads answers about the account; those about the market are read by the sandbox's feed. */
const OF_MARKET: ReadonlySet<string> = new Set(['fetchTrades', 'fetchOHLCV', 'fetchOrderBook']);
const METHODS_OF_ANSWERS = RECORDED_ANSWERS.filter(({ call }) => !OF_MARKET.has(call));

describe('the table of venues and calls', () => {
  it('the table of venues names every call of ccxt that the gateway makes, once', () => {
    expect(rows.flatMap(({ methods }) => methods).toSorted()).toEqual([...METHODS, ...STREAMS].toSorted());
  });

  it.each(rows.flatMap(({ call, cells }) => cells.map((cell) => [call, cell] as const)))(
    'the table of venues marks %s as supported with its evidence, as refused or as untested',
    (_call, cell) => {
      expect(cell).toMatch(CELL);
    },
  );

  it.each(rows.map((row) => [row.call, row] as const))(
    'the table of venues claims the records that exist, and no others: %s',
    (_call, row) => {
      const known = recorded(row.methods);
      const claimed = COLUMNS.filter((_venue, index) => row.cells[index]?.includes('recorded'));
      expect(claimed).toEqual(COLUMNS.filter((venue) => known.has(venue)));
      const named = /^supported \(recorded\): ([^;]+)/.exec(row.cells[2] ?? '')?.[1]?.split(', ') ?? [];
      const others = [...known].filter((venue) => !COLUMNS.some((column) => column === venue));
      expect(named.map(idOf).toSorted()).toEqual(others.toSorted());
    },
  );
});
