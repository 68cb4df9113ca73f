import { describe, expect, it } from 'vitest';
import { trueUntil } from './true-until';

const AT = 1_000_000;

describe('streamed data', () => {
  const streamed = { isStreamed: true, isOnline: true, readAt: undefined, awaySince: undefined };

  it('streamed data counts as true as long as the socket delivers, however long ago it was read', () => {
    expect(trueUntil({ ...streamed, readAt: 1 })).toBe(Infinity);
  });

  it('streamed data counts as true for five seconds after the socket stops delivering', () => {
    expect(trueUntil({ ...streamed, awaySince: AT })).toBe(AT + 5000);
  });

  it('polled data counts as true until half a poll after the next read is due', () => {
    expect(trueUntil({ ...streamed, awaySince: AT, readAt: AT + 60_000 })).toBe(AT + 67_500);
    expect(trueUntil({ ...streamed, awaySince: AT, readAt: AT - 60_000 })).toBe(AT + 5000);
  });

  it('streamed data is not made younger by an offline copy', () => {
    expect(trueUntil({ ...streamed, isOnline: false, awaySince: AT, readAt: AT + 60_000 })).toBe(AT + 5000);
  });
});

describe('data without events', () => {
  const read = { isStreamed: false, isOnline: true, readAt: AT, awaySince: undefined };

  it('data without events counts as true until half a poll after the next read is due, for any state of the socket', () => {
    expect(trueUntil(read)).toBe(AT + 7500);
    expect(trueUntil({ ...read, awaySince: AT + 1000 })).toBe(AT + 7500);
  });

  it('data without events is never stale before the first read, when nothing is shown', () => {
    expect(trueUntil({ ...read, readAt: undefined })).toBe(Infinity);
  });

  it('data without events is not made younger by an offline copy either', () => {
    expect(trueUntil({ ...read, isOnline: false, readAt: AT + 60_000, awaySince: AT })).toBe(AT + 5000);
  });
});
