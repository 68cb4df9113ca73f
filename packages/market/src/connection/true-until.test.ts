import { describe, expect, it } from 'vitest';
import { trueUntil } from './true-until';

const AT = 1_000_000;

describe('what the socket brings', () => {
  const streamed = { isStreamed: true, isOnline: true, readAt: undefined, awaySince: undefined };

  it('counts as true as long as the socket delivers, however long ago it was read', () => {
    expect(trueUntil({ ...streamed, readAt: 1 })).toBe(Infinity);
  });

  it('counts for five seconds after the socket ceased to deliver', () => {
    expect(trueUntil({ ...streamed, awaySince: AT })).toBe(AT + 5000);
  });

  it('counts for longer where it is read instead, until half a poll after the next one is due', () => {
    expect(trueUntil({ ...streamed, awaySince: AT, readAt: AT + 60_000 })).toBe(AT + 67_500);
    expect(trueUntil({ ...streamed, awaySince: AT, readAt: AT - 60_000 })).toBe(AT + 5000);
  });

  it('is not made younger by a copy that is kept for times without a network', () => {
    expect(trueUntil({ ...streamed, isOnline: false, awaySince: AT, readAt: AT + 60_000 })).toBe(AT + 5000);
  });
});

describe('what is only read', () => {
  const read = { isStreamed: false, isOnline: true, readAt: AT, awaySince: undefined };

  it('counts until half a poll after the next one is due, whatever the socket does', () => {
    expect(trueUntil(read)).toBe(AT + 7500);
    expect(trueUntil({ ...read, awaySince: AT + 1000 })).toBe(AT + 7500);
  });

  it('is never old before it was read: there is nothing to show', () => {
    expect(trueUntil({ ...read, readAt: undefined })).toBe(Infinity);
  });

  it('is not made younger by a kept copy either', () => {
    expect(trueUntil({ ...read, isOnline: false, readAt: AT + 60_000, awaySince: AT })).toBe(AT + 5000);
  });
});
