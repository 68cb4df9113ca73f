import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FIXTURE_NOW } from '../../testing';
import { BARS, button, MINUTE, PAIR, show } from './drawing-layer.test-support';
import { momentOf } from './projection';
import { DRAWING_TOOLS, toolOf } from './tools';
import { storeDrawings } from './use-drawings';

const SPOTS = [
  [100, 100],
  [200, 150],
  [250, 320],
] as const;

describe('placing', () => {
  it.each(DRAWING_TOOLS.filter((tool) => tool !== 'text' && !toolOf(tool).isFreehand))(
    'a drawing is placed by one press a point, and stored: %s',
    async (tool) => {
      const { choose, press, stored } = await show();
      await choose(tool);
      await press(...SPOTS.slice(0, toolOf(tool).points - 1));
      expect(stored()).toEqual([]);
      await press(...SPOTS.slice(toolOf(tool).points - 1, toolOf(tool).points));
      expect(stored()).toEqual([
        {
          id: 1,
          tool,
          anchors: SPOTS.slice(0, toolOf(tool).points).map(([x, y]) => ({
            time: momentOf(BARS, MINUTE, x / 10),
            price: 97_500 - y,
          })),
          text: '',
        },
      ]);
    },
  );

  it('two points are drawn in one stroke, and the third one is pressed', async () => {
    const { user, choose, container, press, stored } = await show();
    await choose('channel');
    const sheet = container.querySelector('[data-sheet]') ?? container;
    await user.pointer([
      { keys: '[MouseLeft>]', target: sheet, coords: { clientX: 100, clientY: 100 } },
      { target: sheet, coords: { clientX: 200, clientY: 150 } },
      { keys: '[/MouseLeft]', target: sheet, coords: { clientX: 200, clientY: 150 } },
    ]);
    expect(stored()).toEqual([]);
    await press([250, 320]);
    expect(stored()[0]?.anchors.map(({ price }) => price)).toEqual([97_400, 97_350, 97_180]);
  });

  it('a tool that the keyboard chooses in the menu is placed in the middle, and has the focus', async () => {
    const { user, drawing, stored } = await show();
    button('More drawing tools').focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Long position' })).focus();
    await user.keyboard('{Enter}');
    expect(stored()[0]?.anchors.map(({ price }) => price)).toEqual([97_300, 97_400, 97_250]);
    expect(drawing()).toHaveFocus();
  });

  it('the last tool from the menu stays beside the five', async () => {
    const { choose } = await show();
    expect(screen.queryByRole('button', { name: 'Rectangle' })).toBeNull();
    await choose('rectangle');
    expect(button('Rectangle')).toHaveAttribute('aria-pressed', 'true');
    await choose('triangle');
    expect(screen.queryByRole('button', { name: 'Rectangle' })).toBeNull();
    expect(button('Triangle')).toHaveAttribute('aria-pressed', 'true');
  });

  it('the menu groups the tools that have no button of their own', async () => {
    const { openMenu } = await show();
    await openMenu();
    const groups = await screen.findAllByRole('group', { name: /Lines|shapes|Fibonacci|plans/ });
    const counts = groups.map((group) => within(group).getAllByRole('menuitem').length);
    expect(counts).toEqual([6, 4, 2, 4]);
  });
});

describe('measuring', () => {
  it('a price range says its difference, its change in per cent and its bars', async () => {
    const { choose, press, drawing } = await show();
    await choose('priceRange');
    await press([100, 500], [200, 100]);
    expect(screen.getByText('+400.00 · +0.41% · 10 bars')).toBeInTheDocument();
    expect(drawing()).toHaveAccessibleName('Price range at 97,000.00: +400.00 · +0.41% · 10 bars');
  });

  it('a date range says its bars and their length', async () => {
    const { choose, press } = await show();
    await choose('dateRange');
    await press([10, 100], [390, 150]);
    expect(screen.getByText('38 bars · 38m')).toBeInTheDocument();
  });

  it('a position says its ratio of reward to risk, and what is wrong once its stop is on the other side', async () => {
    const { user, choose, press, handles } = await show();
    await choose('long');
    await press([100, 300], [200, 100], [200, 400]);
    expect(screen.getByText('Reward/risk 2.00 · target +0.21% · stop −0.10%')).toBeInTheDocument();
    expect(screen.getByText('Stop · 97,100.00')).toBeInTheDocument();
    const stop = handles()[2];
    if (!(stop instanceof SVGElement)) throw new Error('a position has three points');
    stop.focus();
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    expect(screen.getByText('Long: place the target above the entry and the stop below it')).toBeInTheDocument();
  });
});

describe('the history', () => {
  it('what was undone is done again, by button and by keyboard', async () => {
    const { user, choose, press, stored } = await show();
    await choose('horizontal');
    await press([100, 100]);
    expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Undo'));
    expect(stored()).toEqual([]);
    await user.click(button('Redo'));
    expect(stored()).toHaveLength(1);
    await user.keyboard('{Control>}z{/Control}');
    expect(stored()).toEqual([]);
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(stored()).toHaveLength(1);
  });

  it('a change forgets what was undone', async () => {
    const { user, choose, press, stored } = await show();
    await choose('horizontal');
    await press([100, 100]);
    await user.click(button('Undo'));
    await choose('vertical');
    await press([100, 100]);
    expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
    expect(stored().map(({ tool }) => tool)).toEqual(['vertical']);
  });
});

describe('drawings of another device', () => {
  const others = { id: 1, tool: 'horizontal', anchors: [{ time: FIXTURE_NOW, price: 97_000 }], text: '' } as const;

  it('a drawing that another device has added is shown, stays beside the next one of this device, and is not undone', async () => {
    const { choose, press, stored } = await show();
    await choose('horizontal');
    await press([100, 100]);
    act(() => storeDrawings(PAIR.id, [...stored(), { ...others, id: 2 }]));
    expect(screen.getAllByRole('button', { name: / at / })).toHaveLength(2);
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await choose('horizontal');
    await press([200, 150]);
    expect(stored().map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(stored()[1]).toEqual({ ...others, id: 2 });
  });

  it('a drawing of two points that is being placed does not replace one that another device has added meanwhile', async () => {
    const { choose, press, stored } = await show();
    await choose('trend');
    await press([100, 100]);
    act(() => storeDrawings(PAIR.id, [others]));
    await press([200, 150]);
    expect(stored().map(({ id, tool }) => [id, tool])).toEqual([
      [1, 'horizontal'],
      [2, 'trend'],
    ]);
  });

  it('a text that is being written does not replace a drawing that another device has added meanwhile', async () => {
    const { user, choose, press, stored } = await show();
    await choose('text');
    await press([100, 100]);
    act(() => storeDrawings(PAIR.id, [others]));
    await user.keyboard('top{Enter}');
    expect(stored().map(({ id, text }) => [id, text])).toEqual([
      [1, ''],
      [2, 'top'],
    ]);
  });
});

/** A text that is in its editor while another device deletes its drawing. */
async function anEditedText() {
  const shown = await show();
  await shown.choose('text');
  await shown.press([100, 100]);
  await shown.user.keyboard('top{Enter}');
  button('top').focus();
  await shown.user.keyboard('{Enter}');
  act(() => storeDrawings(PAIR.id, []));
  return shown;
}

describe('a text that is edited while another device deletes its drawing', () => {
  it('is kept with what was written', async () => {
    const { user, stored } = await anEditedText();
    await user.keyboard(' of today{Enter}');
    expect(stored().map(({ id, text }) => [id, text])).toEqual([[1, 'top of today']]);
  });

  it('stays deleted if it was not changed', async () => {
    const { user, stored } = await anEditedText();
    await user.keyboard(' of today{Escape}');
    expect(stored()).toEqual([]);
  });
});

describe('a locked drawing', () => {
  it('a locked drawing is not moved and not deleted until it is unlocked, and its lock is stored', async () => {
    const { user, choose, press, drawing, line, handles, stored } = await show();
    await choose('trend');
    await press([100, 100], [200, 150]);
    const before = stored()[0]?.anchors;
    await user.click(button('Lock'));
    expect(button('Lock')).toHaveAttribute('aria-pressed', 'true');
    expect(handles()).toHaveLength(0);
    expect(drawing()).toHaveAccessibleName('Trend line at 97,400.00, locked');
    drawing().focus();
    await user.keyboard('{ArrowUp}{Delete}');
    await user.pointer([
      { keys: '[MouseLeft>]', target: line(), coords: { clientX: 100, clientY: 100 } },
      { target: line(), coords: { clientX: 100, clientY: 160 } },
      { keys: '[/MouseLeft]' },
    ]);
    expect(stored()).toEqual([{ id: 1, tool: 'trend', anchors: before, text: '', isLocked: true }]);
    expect(button('Delete')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Lock'));
    drawing().focus();
    await user.keyboard('{Delete}');
    expect(stored()).toEqual([]);
  });

  it('a locked drawing stays when all drawings are deleted, and this is announced', async () => {
    const { user, choose, press, stored } = await show();
    await choose('horizontal');
    await press([100, 100]);
    await user.click(button('Lock'));
    expect(button('Delete all drawings')).toHaveAttribute('aria-disabled', 'true');
    await choose('vertical');
    await press([200, 100]);
    await user.click(button('Delete all drawings'));
    expect(stored().map(({ tool }) => tool)).toEqual(['horizontal']);
    expect(await screen.findByText('All drawings deleted except the locked ones')).toBeInTheDocument();
  });
});

describe('the magnet', () => {
  it('with the magnet a point takes the nearest price of its bar, if one is near, and this is remembered', async () => {
    const { user, choose, press, openMenu, stored } = await show();
    await openMenu();
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /Magnet/ }));
    expect(localStorage.getItem('bourse.chart.magnet')).toBe('true');
    await user.keyboard('{Escape}');
    await choose('trend');
    // The high of a bar is at 200, its low at 350; nothing is near to 20.
    await press([100, 195], [200, 360]);
    await choose('horizontal');
    await press([100, 20]);
    expect(stored().map(({ anchors }) => anchors.map(({ price }) => price))).toEqual([[97_300, 97_150], [97_480]]);
  });

  it('a drawing that moves as a whole keeps its form under the magnet', async () => {
    localStorage.setItem('bourse.chart.magnet', 'true');
    const { user, choose, press, line, handles, stored } = await show();
    await choose('trend');
    await press([100, 195], [200, 360]);
    const drag = (target: Element, by: number) =>
      user.pointer([
        { keys: '[MouseLeft>]', target, coords: { clientX: 0, clientY: 0 } },
        { target, coords: { clientX: 0, clientY: by } },
        { keys: '[/MouseLeft]', target, coords: { clientX: 0, clientY: by } },
      ]);
    await drag(line(), 5);
    expect(stored()[0]?.anchors.map(({ price }) => price)).toEqual([97_295, 97_145]);
    const [first] = handles();
    if (!first) throw new Error('a selected drawing has points');
    await drag(first, -1);
    expect(stored()[0]?.anchors.map(({ price }) => price)).toEqual([97_300, 97_145]);
  });
});
