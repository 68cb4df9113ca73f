import { describe, expect, it } from 'vitest';
import { createEarlyReplies, EARLY_REPLY_MAX_AGE_MS, type EarlyRequest } from './early-replies';
import { wireRequest } from './wire-request';

const AT = 1_763_600_000_000;
const origin = 'https://exchange.example';

interface Asked {
  method?: 'GET' | 'POST';
  path?: string;
  fields?: Record<string, string>;
  token?: string;
  t?: number;
}

const requestOf = ({ method = 'GET', path = '/quotation', fields = {}, token, t = AT }: Asked) =>
  wireRequest({ method, path }, new URLSearchParams(fields), { origin, t, token, language: 'en' });

const earlyOf = (asked: Asked): EarlyRequest => ({
  ...requestOf(asked),
  reply: Promise.resolve({ status: 200, body: JSON.stringify(asked) }),
});

/** Early replies to one request, as they are at a later moment. */
const repliesTo = (asked: Asked, laterMs = 1000) => createEarlyReplies([earlyOf(asked)], () => AT + laterMs);

const window = (from: number, to: number): Asked => ({ fields: { from: String(from), to: String(to) } });

describe('early replies', () => {
  it('early replies serve an equal request of a later moment', async () => {
    const asked = { method: 'POST', path: '/deal', fields: { legal_id: '3', currency_id: '1' }, token: 'abc' } as const;
    const reply = repliesTo(asked)(requestOf({ ...asked, t: AT + 900 }));
    await expect(reply).resolves.toEqual({ status: 200, body: JSON.stringify(asked) });
  });

  it('early replies serve the same fields in another order', () => {
    const replies = repliesTo({ fields: { legal_id: '3', currency_id: '1' } });
    expect(replies(requestOf({ fields: { currency_id: '1', legal_id: '3' } }))).toBeDefined();
  });

  it('early replies serve a request once', () => {
    const replies = repliesTo({});
    expect(replies(requestOf({}))).toBeDefined();
    expect(replies(requestOf({}))).toBeUndefined();
  });

  it.each<[string, Asked, Asked]>([
    ['path', {}, { path: '/user/info' }],
    ['method', {}, { method: 'POST' }],
    ['pair', { fields: { currency_id: '1' } }, { fields: { currency_id: '2' } }],
    ['session', { token: 'abc' }, { token: 'def' }],
    ['visitor after a logout', { token: 'abc' }, {}],
    ['language', { method: 'POST', fields: { lang: 'en' } }, { method: 'POST', fields: { lang: 'zh' } }],
  ])('early replies do not serve a request of another %s', (_difference, sent, asked) => {
    expect(repliesTo(sent)(requestOf(asked))).toBeUndefined();
  });

  it('early replies are not used when they are older than a call may take', () => {
    expect(repliesTo({}, EARLY_REPLY_MAX_AGE_MS)(requestOf({}))).toBeDefined();
    expect(repliesTo({}, EARLY_REPLY_MAX_AGE_MS + 1)(requestOf({}))).toBeUndefined();
  });

  it('early replies are not used when the clock was put back', () => {
    expect(repliesTo({}, -1)(requestOf({}))).toBeUndefined();
  });

  describe('a window of bars, in epoch seconds', () => {
    it('early replies serve the window of bars that has moved on since', () => {
      expect(repliesTo(window(940, 2000))(requestOf(window(1000, 2010)))).toBeDefined();
    });

    it.each([
      ['an older page', window(500, 1000)],
      ['a window that begins earlier', window(900, 2000)],
      ['a window that ends much later', window(1000, 2100)],
    ])('early replies with a window of bars do not serve %s', (_name, asked) => {
      expect(repliesTo(window(940, 2000))(requestOf(asked))).toBeUndefined();
    });
  });

  it('early replies can be added while the client runs', () => {
    const sent: EarlyRequest[] = [];
    const replies = createEarlyReplies(sent, () => AT);
    expect(replies(requestOf({}))).toBeUndefined();
    sent.push(earlyOf({}));
    expect(replies(requestOf({}))).toBeDefined();
  });
});
