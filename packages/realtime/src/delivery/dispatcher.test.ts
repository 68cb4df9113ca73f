import { onMalformed, type Malformed } from '@bourse/contracts/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { balanceChanged, defineEvent } from '@bourse/contracts/events';
import { createDispatcher } from './dispatcher';
import { account, ticker, trade } from './events.test-support';

const frames = vi.fn<(run: () => void) => () => void>();
const callOff = vi.fn<() => void>();
const good = vi.fn<() => void>();
let dispatcher: ReturnType<typeof createDispatcher>;
beforeEach(() => {
  frames.mockReset().mockReturnValue(callOff);
  callOff.mockReset();
  good.mockReset();
  dispatcher = createDispatcher(frames, good);
});

const btc = (value: number) => ({ pair: 'BTC', value });

it('the dispatcher requests one frame for any number of payloads and subscribers', () => {
  dispatcher.subscribe(ticker, undefined, () => {});
  dispatcher.subscribe(trade, undefined, () => {});
  dispatcher.receive('daymarket', btc(1), undefined);
  dispatcher.receive('daymarket', btc(2), undefined);
  dispatcher.receive('trade', btc(3), undefined);
  expect(frames).toHaveBeenCalledOnce();
});

it('a frame is not requested for events without subscribers', () => {
  dispatcher.subscribe(ticker, 'ETH', () => {});
  dispatcher.receive('daymarket', btc(1), undefined);
  dispatcher.receive('trade', btc(1), undefined);
  expect(frames).not.toHaveBeenCalled();
});

it('the dispatcher requests another frame for payloads that come after a frame', () => {
  dispatcher.subscribe(ticker, undefined, () => {});
  dispatcher.receive('daymarket', btc(1), undefined);
  dispatcher.flush();
  dispatcher.receive('daymarket', btc(2), undefined);
  expect(frames).toHaveBeenCalledTimes(2);
});

describe('an event with an interval', () => {
  const heard: unknown[] = [];
  const hear = (news: readonly unknown[]) => void heard.push(...news);
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    dispatcher.subscribe(account, undefined, hear);
    dispatcher.receive('account', { risk: 1 }, undefined);
    dispatcher.flush();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('an event with an interval is delivered in the next frame after a pause', () => {
    expect(heard).toEqual([{ risk: 1 }]);
    vi.advanceTimersByTime(250);
    dispatcher.receive('account', { risk: 2 }, undefined);
    dispatcher.flush();
    expect(heard).toEqual([{ risk: 1 }, { risk: 2 }]);
  });

  it('an event with an interval is parsed and delivered once at the end of the interval, without a frame', () => {
    frames.mockClear();
    for (const risk of [2, 3, 4]) dispatcher.receive('account', { risk }, undefined);
    vi.advanceTimersByTime(249);
    dispatcher.flush();
    expect(heard).toEqual([{ risk: 1 }]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([{ risk: 1 }, { risk: 4 }]);
    expect(good).toHaveBeenCalledTimes(2);
    expect(frames).not.toHaveBeenCalled();
    dispatcher.receive('account', { risk: 5 }, undefined);
    vi.advanceTimersByTime(250);
    expect(heard.at(-1)).toEqual({ risk: 5 });
  });

  it('an event with an interval is delivered at the same time to all its subscribers', () => {
    const second = vi.fn<(news: readonly unknown[]) => void>();
    dispatcher.subscribe(account, undefined, second);
    dispatcher.receive('account', { risk: 2 }, undefined);
    vi.advanceTimersByTime(250);
    expect(heard.at(-1)).toEqual({ risk: 2 });
    expect(second).toHaveBeenCalledExactlyOnceWith([{ risk: 2 }]);
  });

  it('an event with an interval keeps the newest payload of each kind, the newest last', () => {
    for (const news of [{ risk: 2 }, { profit: 3 }, { risk: 4 }]) dispatcher.receive('account', news, undefined);
    vi.advanceTimersByTime(250);
    expect(heard.slice(1)).toEqual([{ profit: 3 }, { risk: 4 }]);
  });

  it('an event with an interval is discarded with the session; the first of the next session is delivered at once', () => {
    dispatcher.receive('account', { risk: 2 }, undefined);
    dispatcher.discard();
    vi.advanceTimersByTime(250);
    expect(heard).toEqual([{ risk: 1 }]);
    dispatcher.receive('account', { risk: 9 }, undefined);
    dispatcher.flush();
    dispatcher.discard();
    dispatcher.receive('account', { risk: 10 }, undefined);
    dispatcher.flush();
    expect(heard).toEqual([{ risk: 1 }, { risk: 9 }, { risk: 10 }]);
  });
});

describe('a subscriber', () => {
  it('a subscriber does not receive queued payloads after it unsubscribes', () => {
    const hear = vi.fn<() => void>();
    const stop = dispatcher.subscribe(ticker, undefined, hear);
    dispatcher.receive('daymarket', btc(1), undefined);
    stop();
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });

  it('a subscriber does not receive the frame if another subscriber removes it within that frame', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(ticker, undefined, () => stop());
    const stop = dispatcher.subscribe(ticker, undefined, hear);
    dispatcher.receive('daymarket', btc(1), undefined);
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });

  it('a subscriber does not receive payloads from before its subscription', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(trade, undefined, () => {});
    dispatcher.receive('trade', btc(1), undefined);
    dispatcher.subscribe(trade, undefined, hear);
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });

  it('a subscriber that throws does not prevent delivery to the others', () => {
    const reportError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reportError);
    const hear = vi.fn<() => void>();
    const fault = new Error('a fault in a listener');
    dispatcher.subscribe(ticker, undefined, () => {
      throw fault;
    });
    dispatcher.subscribe(ticker, undefined, hear);
    dispatcher.receive('daymarket', btc(1), undefined);
    dispatcher.flush();
    expect(hear).toHaveBeenCalledOnce();
    expect(reportError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('isHeard reports a subscriber', () => {
    const stop = dispatcher.subscribe(ticker, undefined, () => {});
    expect(dispatcher.isHeard(ticker)).toBe(true);
    expect(dispatcher.isHeard(trade)).toBe(false);
    stop();
    expect(dispatcher.isHeard(ticker)).toBe(false);
  });
});

describe('an event', () => {
  let reported: Malformed[];
  let stop: () => void;
  beforeEach(() => {
    reported = [];
    stop = onMalformed((malformed) => reported.push(malformed));
  });
  afterEach(() => stop());

  it('an event that does not fit its schema is dropped and reported once; the next one is delivered', () => {
    const hear = vi.fn<(news: readonly unknown[]) => void>();
    dispatcher.subscribe(trade, undefined, hear);
    dispatcher.subscribe(trade, 'BTC', () => {});
    dispatcher.receive('trade', { pair: 'BTC', value: 'much' }, undefined);
    expect(good).not.toHaveBeenCalled();
    dispatcher.receive('trade', btc(2), undefined);
    expect(good).toHaveBeenCalledOnce();
    dispatcher.flush();
    expect(hear).toHaveBeenCalledExactlyOnceWith([btc(2)]);
    expect(reported.map(({ where }) => where)).toEqual(['event trade']);
  });

  it('an event of a user is delivered for this user only', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(balanceChanged, undefined, hear);
    dispatcher.receive('update_balance_8', undefined, 7);
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
    dispatcher.receive('update_balance_7', undefined, 7);
    dispatcher.flush();
    expect(hear).toHaveBeenCalledOnce();
  });

  it('an event queued for a previous session is discarded', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(trade, undefined, hear);
    dispatcher.receive('trade', btc(1), undefined);
    dispatcher.discard();
    expect(callOff).toHaveBeenCalledOnce();
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });
});

const seePair = (wire: unknown) => (v.is(v.object({ pair: v.string() }), wire) ? wire.pair : undefined);

const arrive = (...payloads: unknown[]) => {
  for (const next of payloads) dispatcher.receive('book', next, undefined);
};

describe('an event with a wire key', () => {
  const read = vi.fn<(value: unknown) => void>();
  const payload = v.pipe(
    v.object({ pair: v.string(), value: v.number() }),
    v.check(({ value }) => (read(value), true)),
  );
  const book = defineEvent({ name: 'book', delivery: 'last', key: ({ pair }) => pair, wireKey: seePair, payload });

  let reported: Malformed[];
  let stop: () => void;
  beforeEach(() => {
    read.mockReset();
    reported = [];
    stop = onMalformed((malformed) => reported.push(malformed));
  });
  afterEach(() => stop());

  it('an event with a wire key is parsed on delivery: only the last payload of the frame, once for all subscribers', () => {
    const one = vi.fn<(news: readonly unknown[]) => void>();
    const other = vi.fn<(news: readonly unknown[]) => void>();
    dispatcher.subscribe(book, 'BTC', one);
    dispatcher.subscribe(book, undefined, other);
    arrive(btc(1), btc(2), btc(3));
    expect(read).not.toHaveBeenCalled();
    dispatcher.flush();
    expect(read).toHaveBeenCalledExactlyOnceWith(3);
    expect(one).toHaveBeenCalledExactlyOnceWith([btc(3)]);
    expect(other).toHaveBeenCalledExactlyOnceWith([btc(3)]);
    expect(good).toHaveBeenCalledOnce();
  });

  it('an event with a wire key is not parsed if its key has no subscriber or the subscriber has left, and still counts as traffic', () => {
    const leave = dispatcher.subscribe(book, 'ETH', () => {});
    arrive(btc(1));
    expect(good).toHaveBeenCalledOnce();
    arrive({ pair: 'ETH', value: 2 });
    leave();
    dispatcher.flush();
    expect(read).not.toHaveBeenCalled();
  });

  it('an event with a wire key falls back to the previous payload if the newest is malformed, and reports it', () => {
    const hear = vi.fn<(news: readonly unknown[]) => void>();
    dispatcher.subscribe(book, undefined, hear);
    arrive(btc(1), btc(2), { pair: 'BTC' }, { pair: 'BTC', value: null });
    dispatcher.flush();
    expect(hear).toHaveBeenCalledExactlyOnceWith([btc(2)]);
    expect(reported.map(({ where }) => where)).toEqual(['event book', 'event book']);
    expect(read).toHaveBeenCalledOnce();
  });

  it('an event with a wire key is dropped and reported at once if its key cannot be read', () => {
    dispatcher.subscribe(book, undefined, () => {});
    arrive(null, 'book', { pair: 7 });
    expect(reported).toHaveLength(3);
    expect(frames).not.toHaveBeenCalled();
  });

  it('an event with a wire key delivers nothing if all payloads of a frame are malformed', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(book, undefined, hear);
    arrive({ pair: 'BTC' });
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
    expect(good).not.toHaveBeenCalled();
  });

  it('an event with a wire key keeps the last valid payload through any number of malformed ones', () => {
    const hear = vi.fn<(news: readonly unknown[]) => void>();
    dispatcher.subscribe(book, undefined, hear);
    arrive(btc(1), ...Array.from({ length: 500 }, () => ({ pair: 'BTC' })));
    dispatcher.flush();
    expect(hear).toHaveBeenCalledExactlyOnceWith([btc(1)]);
    expect(reported).toHaveLength(500);
  });

  it('an event with a wire key queued for a previous session is not parsed', () => {
    dispatcher.subscribe(book, undefined, () => {});
    arrive(btc(1));
    dispatcher.discard();
    expect(read).not.toHaveBeenCalled();
  });
});

it('a list event delivers its items as events of their own, and reports the malformed ones', () => {
  const heard: unknown[] = [];
  const malformed: Malformed[] = [];
  const stop = onMalformed((one) => malformed.push(one));
  dispatcher.subscribe(ticker, undefined, (news) => heard.push(...news));
  dispatcher.subscribe(ticker, 'ETH', (news) => heard.push(...news));
  dispatcher.receive('daymarket_list', { data: [btc(1), { pair: 'ETH', value: 2 }, { pair: 'XRP' }] }, undefined);
  dispatcher.receive('daymarket_list', { data: 'all' }, undefined);
  dispatcher.flush();
  stop();
  expect(heard).toEqual([btc(1), { pair: 'ETH', value: 2 }, { pair: 'ETH', value: 2 }]);
  expect(malformed).toHaveLength(2);
});

it('the interest contains the pairs that subscribers name and the lists of those that name none, while they subscribe', () => {
  const stops = [
    dispatcher.subscribe(ticker, undefined, () => {}),
    dispatcher.subscribe(ticker, '2-3', () => {}),
    dispatcher.subscribe(trade, '2-3', () => {}),
    dispatcher.subscribe(trade, '1-3', () => {}),
    dispatcher.subscribe(balanceChanged, undefined, () => {}),
  ];
  expect(dispatcher.interest()).toEqual({ pairs: ['1-3', '2-3'], lists: ['daymarket_list'] });
  stops[2]?.();
  stops[0]?.();
  expect(dispatcher.interest()).toEqual({ pairs: ['1-3', '2-3'] });
  stops[1]?.();
  expect(dispatcher.interest()).toEqual({ pairs: ['1-3'] });
});

it('the interest is every pair where a subscriber of an event without a list names none', () => {
  dispatcher.subscribe(trade, undefined, () => {});
  dispatcher.subscribe(ticker, '1-3', () => {});
  expect(dispatcher.interest()).toEqual({});
});
