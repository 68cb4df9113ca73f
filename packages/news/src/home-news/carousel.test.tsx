import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsMessages } from '../locales/messages';
import { Carousel } from './carousel';

beforeAll(() => preloadMessages([newsMessages, uiKitMessages]));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SHOWN_MS = 6000;
const wait = (turns: number) => act(() => void vi.advanceTimersByTime(turns * SHOWN_MS));

function show(items = ['one', 'two', 'three']) {
  renderWithKit(
    <Carousel label="Highlights" items={items} itemKey={(item) => item}>
      {(item) => <a href={`/${item}`}>{item}</a>}
    </Carousel>,
  );
}

/** The slides that can be reached: the others are inert. */
const reachable = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const carousel = () => screen.getByRole('region', { name: 'Highlights' });

describe('slides', () => {
  it('the carousel moves by itself, and starts again after the last slide', () => {
    show();
    expect(reachable()).toEqual(['one']);
    wait(1);
    expect(reachable()).toEqual(['two']);
    wait(2);
    expect(reachable()).toEqual(['one']);
  });

  it('the carousel pauses while the pointer is over it', () => {
    show();
    fireEvent.mouseEnter(carousel());
    wait(3);
    expect(reachable()).toEqual(['one']);
    fireEvent.mouseLeave(carousel());
    wait(1);
    expect(reachable()).toEqual(['two']);
  });

  it('the carousel pauses while it has the focus', () => {
    show();
    act(() => screen.getByRole('link', { name: 'one' }).focus());
    wait(3);
    expect(reachable()).toEqual(['one']);
  });

  it('the carousel stops and continues by its button', () => {
    show();
    press('Pause autoplay');
    wait(3);
    expect(reachable()).toEqual(['one']);
    press('Start autoplay');
    wait(1);
    expect(reachable()).toEqual(['two']);
  });

  it('the carousel never moves automatically if the user prefers reduced motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
    show();
    wait(3);
    expect(reachable()).toEqual(['one']);
    expect(screen.queryByRole('button', { name: 'Pause autoplay' })).toBeNull();
  });

  it('the carousel wraps around with the arrows in both directions, announces the position, and stops', () => {
    show();
    press('Previous');
    expect(reachable()).toEqual(['three']);
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    press('Next');
    expect(reachable()).toEqual(['one']);
    wait(3);
    expect(reachable()).toEqual(['one']);
  });

  it('the carousel moves with a swipe, but not with a tap', () => {
    show();
    const swipe = (from: number, to: number) => {
      const slide = screen.getByRole('link', { name: reachable()[0] ?? '' });
      fireEvent.pointerDown(slide, { pointerType: 'touch', clientX: from });
      fireEvent.pointerUp(slide, { pointerType: 'touch', clientX: to });
    };
    swipe(200, 180);
    expect(reachable()).toEqual(['one']);
    swipe(200, 120);
    expect(reachable()).toEqual(['two']);
    swipe(100, 190);
    expect(reachable()).toEqual(['one']);
  });
});

it('the carousel has no controls for one slide', () => {
  show(['one']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('the carousel moves to a valid slide when a slide is removed', () => {
  show([]);
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
});
