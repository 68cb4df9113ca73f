import { onMalformed, type Malformed } from '@bourse/api-client/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceChanged } from '../contract';
import { createDispatcher } from './dispatcher';
import { ticker, trade } from './events.test-support';

const frames = vi.fn<(run: () => void) => () => void>();
const callOff = vi.fn<() => void>();
let dispatcher: ReturnType<typeof createDispatcher>;
beforeEach(() => {
  frames.mockReset().mockReturnValue(callOff);
  callOff.mockReset();
  dispatcher = createDispatcher(frames);
});

const btc = (value: number) => ({ pair: 'BTC', value });

describe('a frame', () => {
  it('is asked for once, however much arrives for however many', () => {
    dispatcher.subscribe(ticker, undefined, () => {});
    dispatcher.subscribe(trade, undefined, () => {});
    dispatcher.receive('daymarket', btc(1), undefined);
    dispatcher.receive('daymarket', btc(2), undefined);
    dispatcher.receive('trade', btc(3), undefined);
    expect(frames).toHaveBeenCalledOnce();
  });

  it('is not asked for by what nobody listens to', () => {
    dispatcher.subscribe(ticker, 'ETH', () => {});
    dispatcher.receive('daymarket', btc(1), undefined);
    dispatcher.receive('trade', btc(1), undefined);
    expect(frames).not.toHaveBeenCalled();
  });

  it('is asked for anew after one has come', () => {
    dispatcher.subscribe(ticker, undefined, () => {});
    dispatcher.receive('daymarket', btc(1), undefined);
    dispatcher.flush();
    dispatcher.receive('daymarket', btc(2), undefined);
    expect(frames).toHaveBeenCalledTimes(2);
  });
});

describe('a subscriber', () => {
  it('that is gone hears nothing, not even what already waited', () => {
    const hear = vi.fn<() => void>();
    const stop = dispatcher.subscribe(ticker, undefined, hear);
    dispatcher.receive('daymarket', btc(1), undefined);
    stop();
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });

  it('that another one ends within the same frame hears nothing', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(ticker, undefined, () => stop());
    const stop = dispatcher.subscribe(ticker, undefined, hear);
    dispatcher.receive('daymarket', btc(1), undefined);
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });

  it('that comes later does not hear what came before', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(trade, undefined, () => {});
    dispatcher.receive('trade', btc(1), undefined);
    dispatcher.subscribe(trade, undefined, hear);
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });

  it('that fails does not keep the others from hearing', () => {
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

  it('can be asked after', () => {
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

  it('that does not fit is dropped and reported once, the next is heard', () => {
    const hear = vi.fn<(news: readonly unknown[]) => void>();
    dispatcher.subscribe(trade, undefined, hear);
    dispatcher.subscribe(trade, 'BTC', () => {});
    expect(dispatcher.receive('trade', { pair: 'BTC', value: 'much' }, undefined)).toBe(false);
    expect(dispatcher.receive('trade', btc(2), undefined)).toBe(true);
    dispatcher.flush();
    expect(hear).toHaveBeenCalledExactlyOnceWith([btc(2)]);
    expect(reported.map(({ where }) => where)).toEqual(['event trade']);
  });

  it('of a user reaches this user alone', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(balanceChanged, undefined, hear);
    dispatcher.receive('update_balance_8', undefined, 7);
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
    dispatcher.receive('update_balance_7', undefined, 7);
    dispatcher.flush();
    expect(hear).toHaveBeenCalledOnce();
  });

  it('that waited for another session is forgotten', () => {
    const hear = vi.fn<() => void>();
    dispatcher.subscribe(trade, undefined, hear);
    dispatcher.receive('trade', btc(1), undefined);
    dispatcher.discard();
    expect(callOff).toHaveBeenCalledOnce();
    dispatcher.flush();
    expect(hear).not.toHaveBeenCalled();
  });
});
