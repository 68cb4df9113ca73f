import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { createExternalStore, uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { priceToolMessages } from './locales/messages';
import type { PlotArea } from '../plot/plot-area';
import { PriceActions } from './price-actions';

beforeAll(() => preloadMessages([priceToolMessages, uiKitMessages]));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const AREA: PlotArea = {
  left: 0,
  top: 0,
  width: 300,
  height: 200,
  axisWidth: 60,
  priceAt: (y) => 200 - y,
  xOf: (moment) => moment,
  momentAt: (x) => x,
  yOf: (price) => 200 - price,
};

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function open() {
  const frame = document.createElement('div');
  document.body.append(frame);
  renderWithKit(
    <PriceActions
      frame={{ current: frame }}
      plotAreas={createExternalStore<PlotArea | undefined>(AREA)}
      last={decimal(100)}
      decimals={2}
      actions={[{ id: 'alert', sign: '!', label: (price) => `Alert at ${price}`, run: () => undefined }]}
    />,
  );
  const touch = (type: 'pointerDown' | 'pointerMove', isPrimary = true) =>
    fireEvent[type](frame, { pointerType: 'touch', isPrimary, clientY: 50 });
  return { touch, button: screen.getByRole('button') };
}

test('the buttons at the cross-hair stay for three seconds after the last touch', () => {
  const { touch, button } = open();
  touch('pointerDown');
  expect(button).toHaveAttribute('data-shown');
  expect(button).toHaveAccessibleName('Alert at 150.00');
  pass(2000);
  touch('pointerMove');
  pass(2999);
  expect(button).toHaveAttribute('data-shown');
  pass(1);
  expect(button).not.toHaveAttribute('data-shown');
});

test('a second finger, which changes the scale, hides the buttons at the cross-hair', () => {
  const { touch, button } = open();
  touch('pointerDown');
  touch('pointerDown', false);
  expect(button).not.toHaveAttribute('data-shown');
});
