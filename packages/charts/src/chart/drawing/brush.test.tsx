import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FIXTURE_NOW } from '../../testing';
import { POINTS_AT_MOST } from './drawing';
import { button, MINUTE, PAIR, show } from './drawing-layer.test-support';
import { readDrawings } from './use-drawings';

type Place = readonly [x: number, y: number];

async function open() {
  const shown = await show();
  const sheet = shown.container.querySelector('[data-sheet]') ?? shown.container;
  const fire = (
    type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
    [clientX, clientY]: Place,
    pointerId = 1,
  ) => fireEvent[type](sheet, { clientX, clientY, pointerId, button: 0, pointerType: 'touch' });
  const stroke = (...places: readonly Place[]) => {
    places.forEach((place, index) => fire(index === 0 ? 'pointerDown' : 'pointerMove', place));
    const last = places.at(-1);
    if (last) fire('pointerUp', last);
  };
  return { ...shown, fire, stroke };
}

const wave = Array.from({ length: 126 }, (_none, at): Place => [3 * at, 200 + 90 * Math.sin(at / 3) + (at % 4)]);

describe('the brush', () => {
  it('a stroke is stored with the places of its corners, between the bars too', async () => {
    const { choose, stroke, stored } = await open();
    await choose('brush');
    stroke([105, 100], [150, 100], [205, 100], [205, 150]);
    expect(stored()).toEqual([
      {
        id: 1,
        tool: 'brush',
        anchors: [
          // Ten pixels are a minute.
          { time: FIXTURE_NOW - 29.5 * MINUTE, price: 97_400 },
          { time: FIXTURE_NOW - 19.5 * MINUTE, price: 97_400 },
          { time: FIXTURE_NOW - 19.5 * MINUTE, price: 97_350 },
        ],
        text: '',
      },
    ]);
  });

  it('a long stroke is stored with a bounded number of points', async () => {
    const { choose, stroke, stored } = await open();
    await choose('brush');
    stroke(...wave);
    expect(stored()[0]?.anchors.length).toBeLessThanOrEqual(POINTS_AT_MOST);
    expect(stored()[0]?.anchors.length).toBeGreaterThan(20);
    expect(JSON.stringify(stored()).length).toBeLessThan(3500);
  });

  it('a press without a stroke, a stroke that the browser cancels, and a second finger draw nothing', async () => {
    const { choose, stroke, fire, stored } = await open();
    await choose('brush');
    stroke([100, 100]);
    fire('pointerDown', [100, 100]);
    fire('pointerMove', [200, 100]);
    fire('pointerCancel', [200, 100]);
    fire('pointerUp', [200, 100]);
    expect(stored()).toEqual([]);
    fire('pointerDown', [100, 100]);
    fire('pointerDown', [300, 300], 2);
    fire('pointerMove', [320, 300], 2);
    fire('pointerUp', [320, 300], 2);
    expect(stored()).toEqual([]);
    fire('pointerMove', [200, 100]);
    fire('pointerUp', [200, 100]);
    expect(stored()[0]?.anchors).toHaveLength(2);
  });

  it('a stroke moves as a whole without losing its form, is undone, locked and deleted as the other drawings', async () => {
    const { user, choose, stroke, stored, drawing, handles } = await open();
    await choose('brush');
    stroke(...wave);
    const [before] = stored();
    if (!before) throw new Error('nothing is drawn');
    expect(handles()).toHaveLength(0);
    expect(drawing()).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    const moved = before.anchors.map(({ time, price }) => ({
      time: time + MINUTE,
      price: Number((price - 4).toPrecision(9)),
    }));
    expect(stored()[0]?.anchors).toEqual(moved);
    await user.click(button('Undo'));
    await user.click(button('Undo'));
    expect(stored()).toEqual([before]);
    drawing().focus();
    await user.click(button('Lock'));
    drawing().focus();
    await user.keyboard('{Delete}');
    expect(stored()).toHaveLength(1);
    await user.click(button('Lock'));
    drawing().focus();
    await user.keyboard('{Delete}');
    expect(stored()).toEqual([]);
  });

  it('by keyboard the brush is a wave of five points, each of which has a handle', async () => {
    const { user, stored, handles } = await open();
    button('More drawing tools').focus();
    await user.keyboard('{Enter}');
    const entry = await screen.findByRole('menuitem', { name: 'Brush' });
    entry.focus();
    await user.keyboard('{Enter}');
    expect(stored()[0]?.anchors.map(({ price }) => price)).toEqual([97_300, 97_340, 97_300, 97_340, 97_300]);
    const second = handles()[1];
    if (!(second instanceof SVGElement)) throw new Error('there is no second point');
    second.focus();
    await user.keyboard('{ArrowUp}');
    expect(stored()[0]?.anchors.map(({ price }) => price)).toEqual([97_300, 97_344, 97_300, 97_340, 97_300]);
  });

  it.each([1, POINTS_AT_MOST + 1])('a stored stroke of %i points is refused', (count) => {
    const anchors = Array.from({ length: count }, (_none, index) => ({ time: FIXTURE_NOW + index, price: 97_000 }));
    localStorage.setItem(
      `bourse.chart.drawings.${PAIR.id}`,
      JSON.stringify([{ id: 1, tool: 'brush', anchors, text: '' }]),
    );
    expect(readDrawings(PAIR.id)).toEqual([]);
  });
});
