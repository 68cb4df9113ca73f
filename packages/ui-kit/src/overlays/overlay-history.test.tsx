import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOverlayHistory, type OverlayRouter } from './overlay-history';
import { useOverlay } from './use-overlay';

/** Registered before the function under test, which stops some events. */
const pops = new EventTarget();
window.addEventListener('popstate', () => pops.dispatchEvent(new Event('pop')), { capture: true });

async function traverse(by: number): Promise<void> {
  const moved = new Promise((resolve) => pops.addEventListener('pop', resolve, { once: true }));
  history.go(by);
  await moved;
}

const depth = () => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlays' in state ? state.overlays : 0;
};

function Overlay({ name, isPending = false }: { name: string; isPending?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen, () => {
    if (!isPending) setOpen(false);
  });
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{name}</button>
      {isOpen && <p>{name} content</p>}
    </>
  );
}

/** Opens the page: the overlays hear of a move before the router. */
function openPage(): () => void {
  const overlayHistory = createOverlayHistory();
  window.addEventListener('popstate', onRouterPop);
  const leave = overlayHistory.connect(overlayRouter);
  return () => {
    leave();
    window.removeEventListener('popstate', onRouterPop);
  };
}

/** The state that the router shows. */
let shown: object = {};
const router = vi.fn<(state: object) => void>((state) => {
  shown = state;
});
const keyOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
let isNavigating = false;
const navigated = new EventTarget();
const overlayRouter: OverlayRouter = {
  isShown: (state) => keyOf(state) === keyOf(shown),
  isNavigating: () => isNavigating,
  subscribe: (listener) => {
    navigated.addEventListener('change', listener);
    return () => navigated.removeEventListener('change', listener);
  },
};
const onRouterPop = (event: PopStateEvent) => {
  const state: unknown = event.state;
  if (typeof state === 'object' && state !== null) router(state);
};
let leavePage = () => {};
let pages = 0;

function navigate(mode: 'pushState' | 'replaceState', address: string): void {
  pages += 1;
  shown = { key: `page-${pages}` };
  history[mode](shown, '', address);
}

beforeEach(() => {
  navigate('pushState', '/before');
  navigate('pushState', '/page');
  router.mockClear();
  leavePage = openPage();
});
afterEach(() => leavePage());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Timers of 0 ms that are set before it have run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const untilDepth = (expected: number) => waitFor(() => expect(depth()).toBe(expected));

async function openMenu() {
  render(<Overlay name="Menu" />);
  press('Menu');
  await untilDepth(1);
}

function openSheetAndDialog() {
  render(
    <>
      <Overlay name="Sheet" />
      <Overlay name="Dialog" />
    </>,
  );
  press('Sheet');
  press('Dialog');
}

test('Back closes an overlay without a navigation, and leaves the page the next time', async () => {
  await openMenu();
  await traverse(-1);
  expect(screen.queryByText('Menu content')).not.toBeInTheDocument();
  expect(location.pathname).toBe('/page');
  expect(router).not.toHaveBeenCalled();

  await traverse(-1);
  expect(location.pathname).toBe('/before');
  expect(router).toHaveBeenCalledOnce();
});

test('Back closes the topmost of two overlays', async () => {
  openSheetAndDialog();
  await untilDepth(2);
  await traverse(-1);
  expect(screen.queryByText('Dialog content')).not.toBeInTheDocument();
  expect(screen.getByText('Sheet content')).toBeInTheDocument();
  await traverse(-1);
  expect(screen.queryByText('Sheet content')).not.toBeInTheDocument();
});

test('Back does not close a dialog with a pending command, the first or the second time', async () => {
  render(<Overlay name="Dialog" isPending />);
  press('Dialog');
  await untilDepth(1);
  for (let times = 0; times < 2; times += 1) {
    await traverse(-1);
    expect(screen.getByText('Dialog content')).toBeInTheDocument();
    await untilDepth(1);
  }
  expect(location.pathname).toBe('/page');
  expect(router).not.toHaveBeenCalled();
});

test('an overlay that closes without Back removes its entry without a navigation', async () => {
  await openMenu();
  press('Menu');
  await untilDepth(0);
  expect(router).not.toHaveBeenCalled();
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test('an overlay that closes without Back gives its entry to an overlay that opens at the same time', async () => {
  render(
    <>
      <Overlay name="Menu" />
      <Overlay name="Dialog" />
    </>,
  );
  press('Menu');
  await untilDepth(1);
  const { length } = history;
  press('Menu');
  press('Dialog');
  await nextTask();
  expect(depth()).toBe(1);
  expect(history.length).toBe(length);
});

test('an overlay that closes without Back makes no step while the router loads the screen of a menu entry', async () => {
  await openMenu();
  const step = vi.spyOn(history, 'go');
  isNavigating = true;
  press('Menu');
  await nextTask();
  navigate('pushState', '/next');
  isNavigating = false;
  navigated.dispatchEvent(new Event('change'));
  await nextTask();
  expect(step).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/next');
  step.mockRestore();
});

test.each(['pushState', 'replaceState'] as const)(
  'an overlay that closes without Back keeps a page that the router opens by %s before the step back is made',
  async (mode) => {
    await openMenu();
    const back = vi.spyOn(history, 'go').mockImplementationOnce((by) => {
      navigate(mode, '/next');
      history.go(by);
    });
    press('Menu');
    await waitFor(() => expect(back).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(location.pathname).toBe('/next'));
    expect(router).not.toHaveBeenCalled();
    back.mockRestore();
  },
);

test('an overlay that opens before a late step back of another one stays open', async () => {
  render(
    <>
      <Overlay name="Menu" />
      <Overlay name="Dialog" />
    </>,
  );
  press('Menu');
  await untilDepth(1);
  const back = vi.spyOn(history, 'go').mockReturnValueOnce();
  press('Menu');
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  press('Dialog');
  await traverse(-1);
  await untilDepth(1);
  expect(screen.getByText('Dialog content')).toBeInTheDocument();
  back.mockRestore();
  now.mockRestore();
});

test('one Back returns from a page that a menu opened to the page of the menu', async () => {
  await openMenu();
  navigate('pushState', '/next');
  press('Menu');
  await traverse(-1);
  await untilDepth(0);
  expect(location.pathname).toBe('/page');
  expect(router).toHaveBeenCalledOnce();
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test('an entry that a reload left without its overlay is skipped at the start', async () => {
  leavePage();
  history.pushState({ ...shown, overlays: 1 }, '');
  leavePage = openPage();
  await untilDepth(0);
  expect(location.pathname).toBe('/page');
  expect(router).not.toHaveBeenCalled();
});

test('Forward to the entry of a closed overlay stays on the page', async () => {
  await openMenu();
  await traverse(-1);
  await traverse(1);
  await untilDepth(0);
  expect(screen.queryByText('Menu content')).not.toBeInTheDocument();
});

test('Escape closes the topmost overlay, also while the focus is elsewhere', () => {
  openSheetAndDialog();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Dialog content')).not.toBeInTheDocument();
  expect(screen.getByText('Sheet content')).toBeInTheDocument();
});
