import { preloadMessages } from '@bourse/i18n/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing/render-with-kit';
import { FailedOnPress, lazyPart } from './lazy-part';
import { reloadPage } from './reload-once';

type Load = () => Promise<ComponentType<{ readonly name: string }>>;

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const loads = () => vi.fn<Load>(async () => Greeting);
const failsOnce = () => loads().mockRejectedValueOnce(new Error('offline'));

interface DialogProps {
  readonly name: string;
  readonly onClose: () => void;
}
const Dialog = ({ name }: DialogProps) => <Greeting name={name} />;

function Opener({ Part }: { readonly Part: ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'Opened' : 'Open'}
      </button>
      {isOpen && <Part name="Ana" onClose={() => setOpen(false)} />}
    </>
  );
}

beforeAll(() => preloadMessages([uiKitMessages]));
// The count of failed loads belongs to the page.
beforeEach(() => reloadPage(() => undefined));
// React reports every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a part shows its fallback and then itself, and loads once for all its places', async () => {
  const load = loads();
  const Part = lazyPart(load, { fallback: ({ name }) => <p>Wait, {name}</p> });
  renderWithKit(<Part name="Ana" />);
  expect(screen.getByText('Wait, Ana')).toBeVisible();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  renderWithKit(<Part name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a preloaded part renders at once', async () => {
  const load = loads();
  const Part = lazyPart(load, { fallback: <p>Loading</p> });
  await Part.preload();
  renderWithKit(<Part name="Ana" />);
  expect(screen.getByText('Hello Ana')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part appears although prices are drawn without a pause', async () => {
  const Part = lazyPart(loads(), { fallback: null });
  let ticks = 0;
  function Prices() {
    const [tick, setTick] = useState(0);
    useEffect(() => {
      ticks = tick;
      // The next price is there before this one has been drawn: a busy stream on a slow device.
      if (tick < 200) queueMicrotask(() => setTick(tick + 1));
    }, [tick]);
    return <p>{tick}</p>;
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  renderWithKit(
    <>
      <Prices />
      <Part name="Ana" />
    </>,
  );
  const appeared = await new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByText('Hello Ana')) return;
      observer.disconnect();
      resolve(ticks);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  vi.unstubAllGlobals();
  expect(appeared).toBeLessThan(200);
});

test('a failed part takes its own place only and loads again after a retry', async () => {
  const Part = lazyPart(failsOnce(), { fallback: null });
  renderWithKit(
    <>
      <p>Order form</p>
      <Part name="Ana" />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  expect(screen.getByText('Order form')).toBeVisible();
});

test('a failed preload is without effect: the mounted part requests its code again', async () => {
  const Part = lazyPart(failsOnce(), { fallback: null });
  await Part.preload();
  renderWithKit(<Part name="Ana" />);
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('a part that opens on a press reports its failure by a toast, closes, and loads at the next press', async () => {
  const load = vi.fn<() => Promise<typeof Dialog>>(async () => Dialog).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load, { fallback: null, failed: ({ onClose }) => <FailedOnPress onClose={onClose} /> });
  renderWithKit(<Opener Part={Part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(
    await screen.findByText(/^This section could not be loaded\. Check your connection and try again\./),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('a part that fails at a second press offers to reload the page, whose files may be gone after a deployment', async () => {
  const load = vi.fn<() => Promise<typeof Dialog>>().mockRejectedValue(new Error('not found'));
  const Part = lazyPart(load, { fallback: null, failed: ({ onClose }) => <FailedOnPress onClose={onClose} /> });
  renderWithKit(<Opener Part={Part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^This section could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
});

test('a part that fails offline says that the device has no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Dialog>>(async () => Dialog).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load, { fallback: null, failed: ({ onClose }) => <FailedOnPress onClose={onClose} /> });
  renderWithKit(<Opener Part={Part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
});

test('a part that does not load within 120 s has failed', async () => {
  vi.useFakeTimers();
  const Part = lazyPart<object>(() => new Promise(() => undefined), { fallback: <p>Loading</p> });
  renderWithKit(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(119_999));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an error of the part itself reaches the boundary above', async () => {
  const Part = lazyPart<object>(
    async () => () => {
      throw new Error('of the part');
    },
    { fallback: null },
  );
  await Part.preload();
  expect(() => renderWithKit(<Part />)).toThrow('of the part');
});
