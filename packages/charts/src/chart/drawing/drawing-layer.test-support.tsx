import { preloadMessages } from '@bourse/i18n/testing';
import { createExternalStore } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import en from './locales/en.json';
import { chartsMessages } from '../../locales/messages';
import { aBar, aChartPair, FIXTURE_NOW } from '../../testing';
import { drawingMessages } from './locales/messages';
import type { PlotArea } from '../plot/plot-area';
import { DrawingLayer } from './drawing-layer';
import { momentOf, numberOf } from './projection';
import { toolOf, type DrawingTool } from './tools';
import { readDrawings } from './use-drawings';

await preloadMessages([chartsMessages, drawingMessages]);

/* The drawing layer over bars of known pixels, for its tests. */

export const MINUTE = 60_000;
export const PAIR = aChartPair();
/** Bars from 97,150 to 97,300. */
export const BARS = Array.from({ length: 41 }, (_none, index) =>
  aBar({ openTime: FIXTURE_NOW - (40 - index) * MINUTE }),
);

/** Ten pixels a bar, a pixel a dollar from 97,500 downwards. */
const PLOT_AREA: PlotArea = {
  left: 0,
  top: 0,
  width: 400,
  height: 400,
  axisWidth: 60,
  xOf: (moment) => 10 * numberOf(BARS, MINUTE, moment),
  momentAt: (x) => momentOf(BARS, MINUTE, x / 10),
  yOf: (price) => 97_500 - price,
  priceAt: (y) => 97_500 - y,
};

export const button = (name: string) => screen.getByRole('button', { name });

export async function show() {
  const user = userEvent.setup();
  const { container } = renderWithKit(
    <DrawingLayer
      pair={PAIR}
      bars={BARS}
      length={MINUTE}
      plotAreas={createExternalStore<PlotArea | undefined>(PLOT_AREA)}
      isDrawing
      onClose={vi.fn<() => void>()}
      onPoint={vi.fn<() => void>()}
    />,
  );
  await screen.findByRole('group', { name: 'Drawings' });
  const sheet = container.querySelector('[data-sheet]');
  if (!sheet) throw new Error('there is nothing to draw on');
  const openMenu = () => user.click(button('More drawing tools'));
  const choose = async (tool: DrawingTool) => {
    const name = en[`draw.${tool}`];
    if (toolOf(tool).isPinned) return user.click(button(name));
    await openMenu();
    return user.click(await screen.findByRole('menuitem', { name }));
  };
  return {
    user,
    container,
    openMenu,
    choose,
    press: async (...spots: readonly (readonly [x: number, y: number])[]) => {
      for (const [clientX, clientY] of spots) {
        // One after the other.
        // oxlint-disable-next-line no-await-in-loop
        await user.pointer([{ keys: '[MouseLeft]', target: sheet, coords: { clientX, clientY } }]);
      }
    },
    drawing: () => screen.getByRole('button', { name: / at / }),
    /** What the pointer takes hold of. */
    line: () => container.querySelector('[data-drawing] line') ?? container,
    handles: () => container.querySelectorAll('[data-handle]'),
    stored: () => readDrawings(PAIR.id),
  };
}
