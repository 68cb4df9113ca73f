// @vitest-environment jsdom
import { writeStored } from '@bourse/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWorker } from './answer-worker';

const worker = new EventTarget();
const kept = vi.fn<(address: string, language: Response) => void>();

beforeEach(() => {
  kept.mockReset();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  vi.stubGlobal('caches', { open: async () => ({ put: async (key: string, value: Response) => kept(key, value) }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const tell = (data: unknown, ports: readonly object[] = []) =>
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports }));

test('a page answers whether it notifies, shows the screen of a pressed notice, and checks a renewed subscription', () => {
  const open = vi.fn<(path: string) => void>();
  const checkPush = vi.fn<() => void>();
  answerWorker(open, checkPush);
  const port = { postMessage: vi.fn<(answer: boolean) => void>() };
  tell({ asks: 'notifies' }, [port]);
  writeStored('bourse.announcements', JSON.stringify({ hasSound: false, hasNotification: true }));
  tell({ asks: 'notifies' }, [port]);
  expect(port.postMessage.mock.calls).toEqual([[false], [true]]);
  tell({ opens: '/c2cOrder?id=7' });
  tell('another message');
  expect(checkPush).not.toHaveBeenCalled();
  tell({ renewed: 'push' });
  expect(checkPush).toHaveBeenCalledOnce();
  expect(open.mock.calls).toEqual([['/c2cOrder?id=7']]);
});

const keptLanguage = async () => kept.mock.lastCall?.[1].clone().text();

test('the language is kept for the worker, at the start and after a change', async () => {
  document.documentElement.lang = 'zh-HK';
  answerWorker(
    () => undefined,
    () => undefined,
  );
  await vi.waitFor(async () => expect(await keptLanguage()).toBe('hk'));
  document.documentElement.lang = 'ja';
  await vi.waitFor(async () => expect(await keptLanguage()).toBe('jp'));
});
