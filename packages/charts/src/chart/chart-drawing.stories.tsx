import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Chart } from './chart';
import { chartArgs, forgetChart, InteractiveChart, LONG } from './chart-story';

const meta = {
  component: Chart,
  args: chartArgs,
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: forgetChart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing tools are in the menu of the chart. */
async function openDrawingTools(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Chart type and tools' }, LONG));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Drawing tools' }));
}

const stored = () => localStorage.getItem('bourse.chart.drawings.1-3') ?? '';

/** A trend line, a text with markup characters, and keyboard control of both. */
export const Drawing: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const drawings = () => canvasElement.querySelectorAll('[data-drawing]');
    await openDrawingTools(canvasElement);
    const trend = await canvas.findByRole('button', { name: 'Trend line' }, LONG);
    await step('by keyboard a tool is placed in the middle, moved, and undone', async () => {
      trend.focus();
      await userEvent.keyboard('{Enter}');
      const line = await canvas.findByRole('button', { name: /Trend line at/ });
      await expect(line).toHaveFocus();
      const before = stored();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(stored()).not.toBe(before));
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(stored()).toBe(before));
    });
    await step('a text is text', async () => {
      const tool = canvas.getByRole('button', { name: 'Text' });
      tool.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Drawing text' }), '<b>here</b>{Enter}');
      await waitFor(() => expect(canvas.getByText('<b>here</b>')).toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: '<b>here</b>' })).toHaveFocus();
    });
    await step('Delete removes what is selected, and all of it goes at once', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(drawings()).toHaveLength(1));
      await expect(canvas.getByRole('group', { name: 'Drawings' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete all drawings' }));
      await waitFor(() => expect(drawings()).toHaveLength(0));
      await expect(stored()).toBe('');
    });
    await step('with a pointer it takes two presses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fibonacci retracement' }));
      const sheet = canvasElement.querySelector('[data-sheet]');
      if (!sheet) throw new Error('there is nothing to draw on');
      const { left, top } = sheet.getBoundingClientRect();
      const press = (x: number, y: number) => ({
        keys: '[MouseLeft]' as const,
        target: sheet,
        coords: { clientX: left + x, clientY: top + y },
      });
      await userEvent.pointer([press(80, 40), press(240, 240)]);
      await waitFor(() => expect(drawings()).toHaveLength(1));
      await expect(canvas.getByText(/^0\.618/)).toBeInTheDocument();
    });
    await step('closed, the tools give the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the drawing tools' }));
      await expect(canvas.getByRole('button', { name: 'Chart type and tools' })).toHaveFocus();
    });
  },
};

/** Mouse control: draw, drag, undo. */
export const DrawingByPointer: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const drawings = () => canvasElement.querySelectorAll('[data-drawing]');
    const handles = () => canvasElement.querySelectorAll('[data-handle]');
    const tool = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await openDrawingTools(canvasElement);
    await canvas.findByRole('button', { name: 'Trend line' }, LONG);
    const sheet = await waitFor(() => {
      const found = canvasElement.querySelector('[data-sheet]');
      if (!found) throw new Error('there is nothing to draw on');
      return found;
    }, LONG);
    const { left, top } = sheet.getBoundingClientRect();
    const press = (x: number, y: number, target: Element = sheet) => ({
      keys: '[MouseLeft]' as const,
      target,
      coords: { clientX: left + x, clientY: top + y },
    });
    await step('what was just drawn has the keyboard', async () => {
      await tool('Trend line');
      await userEvent.pointer([press(80, 40), press(240, 240)]);
      await waitFor(() => expect(drawings()).toHaveLength(1));
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(drawings()).toHaveLength(0));
    });
    await step('what was begun is given up with another tool', async () => {
      await tool('Trend line');
      await userEvent.pointer([press(80, 40)]);
      await tool('Horizontal line');
      await expect(drawings()).toHaveLength(0);
      await userEvent.pointer([press(160, 90)]);
      await waitFor(() => expect(drawings()).toHaveLength(1));
      await expect(drawings()[0]).toHaveAttribute('data-drawing', 'horizontal');
    });
    await step('a press elsewhere lets go of it, and keys no longer reach it', async () => {
      await expect(handles()).toHaveLength(1);
      await userEvent.pointer([press(300, 160, canvas.getByRole('application'))]);
      await waitFor(() => expect(handles()).toHaveLength(0));
      await userEvent.keyboard('{Delete}');
      await expect(drawings()).toHaveLength(1);
    });
    await step('a text is one step to undo, from anywhere on the chart', async () => {
      await tool('Text');
      await userEvent.pointer([press(120, 60)]);
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Drawing text' }), 'here{Enter}');
      await waitFor(() => expect(drawings()).toHaveLength(2));
      await userEvent.pointer([press(300, 160, canvas.getByRole('application'))]);
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(drawings()).toHaveLength(1));
      await expect(drawings()[0]).toHaveAttribute('data-drawing', 'horizontal');
    });
    await step('a text that says nothing is not placed', async () => {
      await tool('Text');
      await userEvent.pointer([press(120, 60)]);
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Drawing text' }), '{Enter}');
      await expect(drawings()).toHaveLength(1);
    });
  },
};

/** A free-hand stroke, which the toolbar undoes as one step. */
export const Brush: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement, step }) => {
    const strokes = () => canvasElement.querySelectorAll('[data-drawing="brush"] polyline.line');
    await openDrawingTools(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More drawing tools' }, LONG));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Brush' }));
    const sheet = await waitFor(() => {
      const found = canvasElement.querySelector('[data-sheet][data-placing="brush"]');
      if (!found) throw new Error('there is nothing to draw on');
      return found;
    }, LONG);
    const { left, top } = sheet.getBoundingClientRect();
    const fire = async (type: string, at: number) => {
      const place = { clientX: left + 80 + 3 * at, clientY: top + 110 + 50 * Math.sin(at / 9) };
      sheet.dispatchEvent(new PointerEvent(type, { ...place, pointerId: 1, bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
    };
    await step('a stroke is drawn while the pointer is pressed, and stored with few points', async () => {
      await fire('pointerdown', 0);
      for (let at = 1; at <= 90; at += 1) {
        // One place a frame, as of a hand.
        // oxlint-disable-next-line no-await-in-loop
        await fire('pointermove', at);
      }
      await expect(strokes()).toHaveLength(1);
      await fire('pointerup', 90);
      await waitFor(() => expect(stored()).toContain('"tool":"brush"'));
      await expect(stored().split('"time"').length).toBeLessThan(66);
    });
    await step('undone and done again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(strokes()).toHaveLength(0));
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
      await waitFor(() => expect(strokes()).toHaveLength(1));
    });
  },
};
