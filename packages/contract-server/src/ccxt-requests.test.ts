import { describe, expect, it } from 'vitest';
import { foreignHosts, hostsIn, traced, traceRequests } from './ccxt-requests';

const json = { code: '1' };

/** An exchange with requests that are traced; `reply` is the status and the parsed reply of each. */
function tracedExchange(reply: readonly [status: number, parsed: unknown] | undefined, headers: object = {}) {
  const pauses: number[] = [];
  const made = {
    fetch: async (): Promise<unknown> => {
      if (reply) made.handleErrors(reply[0], '', '', 'POST', headers, 'text', reply[1]);
      throw new Error('failed');
    },
    handleErrors: (..._reply: unknown[]): unknown => undefined,
  };
  traceRequests(made, (milliseconds) => pauses.push(milliseconds));
  return { made, pauses };
}

describe('how far a call comes', () => {
  it.each([
    ['answered', [400, json]],
    ['sent', [400, undefined]],
    ['sent', [502, json]],
    ['sent', undefined],
  ] as const)('a request is %s with the reply %j', async (progress, reply) => {
    const { made } = tracedExchange(reply);
    expect(await traced(() => made.fetch())).toMatchObject({ progress });
  });

  it('a call that fails before its request is not sent, also while another one is on its way', async () => {
    const { made } = tracedExchange([400, json]);
    const other = traced(() => made.fetch());
    expect(await traced(() => Promise.reject(new Error('no symbol')))).toMatchObject({ progress: 'not sent' });
    expect(await other).toMatchObject({ progress: 'answered' });
  });

  it.each([
    [429, { 'Retry-After': '120' }, [120_000]],
    [418, { 'retry-after': '5' }, [5000]],
    [429, {}, []],
    [400, { 'Retry-After': '120' }, []],
  ])('a reply of status %i with %j asks for pauses of %j', async (status, headers, expected) => {
    const { made, pauses } = tracedExchange([status, json], headers);
    await traced(() => made.fetch());
    expect(pauses).toEqual(expected);
  });
});

describe('the hosts of a test network', () => {
  it.each([
    [['testnet.venue.example'], []],
    [['testnet.other.example'], ['testnet.other.example']],
    [['testnet.reviewed.example'], []],
    [['test.venue.co.jp'], ['test.venue.co.jp']],
  ])('of %j those of another company are %j', (test, foreign) => {
    const live = hostsIn(
      { rest: 'https://api.venue.example', ws: { public: 'wss://stream.{hostname}/ws' } },
      'shop.co.jp',
    );
    expect(live).toEqual(['api.venue.example', 'stream.shop.co.jp']);
    expect(foreignHosts(test, live, ['reviewed.example'])).toEqual(foreign);
  });

  it('addresses that are not there have no host', () => {
    expect(hostsIn(undefined)).toEqual([]);
  });
});
