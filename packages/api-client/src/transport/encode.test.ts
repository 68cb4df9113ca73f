import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall, type Call } from '@bourse/contracts/wire';
import { encodeRequest } from './encode';
import { transportOf } from './settings';

const transport = transportOf({
  transport: { origin: 'https://exchange.example', now: () => 1_763_600_000_123, language: () => 'kr' },
});
const anything = v.record(v.string(), v.unknown());

function encode(call: Partial<Call>, request: unknown, token?: string) {
  const whole = defineCall({
    method: 'POST',
    path: '/transaction/in',
    access: 'public',
    request: anything,
    reply: v.unknown(),
    ...call,
  });
  return encodeRequest(whole, request, { token, transport });
}

describe('a request on the wire', () => {
  it('the wire request of a GET carries its fields and the time in the query', () => {
    const { url, init } = encode({ method: 'GET', path: '/currency/new_timeshar' }, { symbol: 'BTC/USDT', from: 5 });
    expect(url).toBe(
      'https://exchange.example/api/currency/new_timeshar?symbol=BTC%2FUSDT&from=5&lang=kr&t=1763600000123',
    );
    expect(init).toEqual({ method: 'GET', headers: { Accept: 'application/json', lang: 'kr' } });
  });

  it('the wire request of a POST is a form with the time in the query', () => {
    const { url, init } = encode({}, { price: '0.1', note: '買 & 賣' });
    expect(url).toBe('https://exchange.example/api/transaction/in?lang=kr&t=1763600000123');
    expect(new Headers(init.headers).get('Content-Type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(init.body).toBe('price=0.1&note=%E8%B2%B7+%26+%E8%B3%A3');
  });

  it('a request on the wire writes numbers without exponent and booleans as 1 and 0, and omits missing values', () => {
    const { init } = encode({}, { tiny: 8.7e-7, large: 1e21, id: 7, on: true, off: false, no: undefined, none: null });
    expect(init.body).toBe('tiny=0.00000087&large=1000000000000000000000&id=7&on=1&off=0');
  });

  it('a request on the wire carries the language as header and parameter, and a parameter of the call’s own instead', () => {
    const { url, init } = encode({ method: 'GET', path: '/news/list' }, { lang: 'jp' });
    expect(new URL(url).searchParams.getAll('lang')).toEqual(['jp']);
    expect(new Headers(init.headers).get('lang')).toBe('kr');
  });

  it('a request on the wire carries the token without a prefix', () => {
    expect(new Headers(encode({}, {}, 'abc123').init.headers).get('Authorization')).toBe('abc123');
    expect(new Headers(encode({}, {}).init.headers).has('Authorization')).toBe(false);
  });

  it('the wire request of an upload is multipart and leaves the content type to the browser', () => {
    const file = new Blob(['picture'], { type: 'image/png' });
    const { init } = encode({ path: '/upload', body: 'multipart' }, { file, kind: 'front' });
    expect(init.body instanceof FormData && [...init.body.keys()]).toEqual(['file', 'kind']);
    expect(new Headers(init.headers).has('Content-Type')).toBe(false);
  });

  it.each([[{ list: [1] }], [{ nested: {} }], [{ price: Number.NaN }], [{ file: new Blob([]) }]])(
    'a request on the wire rejects %j as a field',
    (request) => expect(() => encode({}, request)).toThrow(TypeError),
  );
});
