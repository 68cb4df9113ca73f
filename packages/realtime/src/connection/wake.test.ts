// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserWake } from './wake';

const look = vi.fn<() => void>();
let stop = () => {};
beforeEach(() => {
  look.mockReset();
  stop = browserWake(look);
});
afterEach(() => stop());

function setVisibility(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the wake source requests a check of the connection', () => {
  it.each(['online', 'pageshow'])('the wake source requests a check of the connection at %s', (sign) => {
    globalThis.dispatchEvent(new Event(sign));
    expect(look).toHaveBeenCalledOnce();
  });

  it('the wake source requests a check of the connection when the tab becomes visible, not when it is hidden', () => {
    setVisibility('hidden');
    expect(look).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(look).toHaveBeenCalledOnce();
  });

  it('the wake source requests no check after it is cancelled', () => {
    stop();
    setVisibility('visible');
    globalThis.dispatchEvent(new Event('online'));
    globalThis.dispatchEvent(new Event('pageshow'));
    expect(look).not.toHaveBeenCalled();
  });
});
