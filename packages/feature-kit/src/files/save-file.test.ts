// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saveFile gives the browser a file under its name, and keeps it while a slow browser reads it', () => {
  vi.useFakeTimers();
  const given = vi.fn<(file: Blob) => string>(() => 'blob:file');
  const taken = vi.fn<(address: string) => void>();
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: given, revokeObjectURL: taken });
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    expect([this.href, this.download]).toEqual(['blob:file', 'orders.csv']);
  });
  const file = new Blob(['a,b']);
  saveFile(file, 'orders.csv');
  expect(given).toHaveBeenCalledWith(file);
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(taken).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(taken).toHaveBeenCalledWith('blob:file');
});
