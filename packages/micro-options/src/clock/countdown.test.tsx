import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { microOptions } from '../feature';
import { Countdown } from './countdown';
import { ticker } from './ticker';

let clock = 0;
let tick: (now: number) => void;
let report: (isIntersecting: boolean) => void;
let observers = 0;

beforeEach(async () => {
  await preloadMessages(microOptions.messages);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #watched: Element[] = [];
      constructor(onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        observers += 1;
        report = (isIntersecting) => onChange(this.#watched.map((target) => ({ target, isIntersecting })));
      }
      observe(target: Element) {
        this.#watched.push(target);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(ticker, 'follow').mockImplementation((listener) => {
    tick = listener;
    return () => {};
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function start() {
  clock = 0;
  renderFeature(<Countdown anchor={{ at: 0, remaining: 20_000, uncertainty: 0 }} seconds={30} />);
  await screen.findByRole('timer');
}
function tickAt(now: number) {
  clock = now;
  act(() => tick(now));
}
const shown = () => screen.getByRole('timer').textContent;

it('is written with every tick', async () => {
  await start();
  expect(shown()).toBe('20.0');
  tickAt(200);
  expect(shown()).toBe('19.8');
});

it('is written into the same text node', async () => {
  await start();
  const node = screen.getByRole('timer').lastElementChild?.firstChild;
  tickAt(200);
  expect(screen.getByRole('timer').lastElementChild?.firstChild).toBe(node);
});

it('is written once a second while it is out of sight', async () => {
  await start();
  act(() => report(false));
  tickAt(800);
  expect(shown()).toBe('20.0');
  tickAt(1000);
  expect(shown()).toBe('19.0');
});

it('is right as soon as it comes into sight', async () => {
  await start();
  act(() => report(false));
  tickAt(200);
  clock = 700;
  act(() => report(true));
  expect(shown()).toBe('19.3');
});

it('shares one observer with all others', async () => {
  observers = 0;
  const anchor = { at: 0, remaining: 20_000, uncertainty: 0 };
  renderFeature([1, 2, 3].map((key) => <Countdown key={key} anchor={anchor} seconds={30} />));
  expect(await screen.findAllByRole('timer')).toHaveLength(3);
  expect(observers).toBe(1);
});
