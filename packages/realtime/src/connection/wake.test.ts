import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserWake } from './wake';

const look = vi.fn<() => void>();
let stop = () => {};
beforeEach(() => {
  look.mockReset();
  stop = browserWake(look);
});
afterEach(() => stop());

function turnTab(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the wake source requests a check of the connection', () => {
  it.each(['online', 'pageshow'])('the wake source requests a check of the connection at %s', (sign) => {
    globalThis.dispatchEvent(new Event(sign));
    expect(look).toHaveBeenCalledOnce();
  });

  it('the wake source requests a check of the connection when the tab becomes visible, not when it is hidden', () => {
    turnTab('hidden');
    expect(look).not.toHaveBeenCalled();
    turnTab('visible');
    expect(look).toHaveBeenCalledOnce();
  });

  it('the wake source requests no check after it is cancelled', () => {
    stop();
    turnTab('visible');
    globalThis.dispatchEvent(new Event('online'));
    globalThis.dispatchEvent(new Event('pageshow'));
    expect(look).not.toHaveBeenCalled();
  });
});
