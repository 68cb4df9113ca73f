import { decimal, ZERO, type Decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Chart } from './chart';
import { bars, chartArgs, forgetChart, InteractiveChart, LONG, orders } from './chart-story';

const onDrop = fn<(price: Decimal) => void>();
const onRemove = fn<() => void>();
const onClose = fn<() => void>();
const stop = bars.at(-20)?.low ?? ZERO;

const meta = {
  component: Chart,
  args: {
    ...chartArgs,
    onAlertAt: fn(),
    lines: [
      ...orders
        .filter(({ id }) => id === 'sell')
        .flatMap((line) => [
          { ...line, remove: { label: 'Cancel order', run: onRemove } },
          { ...line, id: 'entry', label: 'Short 1 lot', remove: { label: 'Close position', run: onClose } },
        ]),
      { id: 'stop', price: stop, label: 'Stop loss', tone: 'neutral', drag: { step: decimal('0.5'), onDrop } },
    ],
  },
  render: (args) => <InteractiveChart {...args} />,
  beforeEach: () => {
    forgetChart();
    onDrop.mockClear();
    onRemove.mockClear();
    onClose.mockClear();
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line with `drag` follows the pointer; Escape puts it back, a release calls `onDrop` with a multiple of the step; arrows, Escape and Enter do the same. `remove` is a button. */
export const DragLine: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const find = (query: string) => canvasElement.querySelector<HTMLElement>(query);
    await waitFor(() => expect(find('[data-grip="stop"]')).toBeInTheDocument(), LONG);
    const price = () => [...canvasElement.querySelectorAll('[data-line="stop"] text')].at(-1)?.textContent;
    const before = price();
    const grip = find('[data-grip="stop"]');
    const { x = 0, y = 0, height = 0 } = grip?.getBoundingClientRect() ?? {};
    const at = (by: number) => ({ clientX: x + 100, clientY: y + height / 2 + by });
    const fire = (type: string, by: number) =>
      grip?.dispatchEvent(new PointerEvent(type, { ...at(by), pointerId: 7, bubbles: true }));

    await step('only the line that can be dragged has a grip', () =>
      expect(canvasElement.querySelectorAll('[data-grip]')).toHaveLength(1),
    );
    await step('the button of a line is pressed by mouse and by keyboard', async () => {
      const cancel = canvas.getByRole('button', { name: 'On the chart: Cancel order' });
      await userEvent.click(cancel);
      cancel.focus();
      await userEvent.keyboard('{Enter}');
      await expect(onRemove).toHaveBeenCalledTimes(2);
    });
    await step('the buttons of two lines at one price are both in reach', async () => {
      for (const name of ['Cancel order', 'Close position']) {
        const button = canvas.getByRole('button', { name: `On the chart: ${name}` });
        const box = button.getBoundingClientRect();
        for (const part of [0.1, 0.5, 0.9]) {
          const top = document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
          await expect(top).toBe(button);
        }
      }
      await userEvent.click(canvas.getByRole('button', { name: 'On the chart: Close position' }));
      await expect(onClose).toHaveBeenCalledOnce();
    });
    // The button of alerts is loaded when the pointer reaches the chart.
    await userEvent.hover(grip ?? canvasElement);
    await canvas.findByRole('button', { name: /alert/i }, LONG);
    await step('Escape puts the line back', async () => {
      fire('pointerdown', 0);
      await waitFor(() => expect(grip).toHaveAttribute('data-placing'));
      fire('pointermove', -40);
      await waitFor(() => expect(price()).not.toBe(before));
      await expect(canvas.queryByRole('button', { name: /alert/i })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(price()).toBe(before));
      fire('pointerup', -40);
      await expect(onDrop).not.toHaveBeenCalled();
    });
    await step('a press without a move drops nothing', async () => {
      fire('pointerdown', 0);
      fire('pointerup', 0);
      await expect(onDrop).not.toHaveBeenCalled();
    });
    await step('a release drops the line at a multiple of the step', async () => {
      fire('pointerdown', 0);
      await waitFor(() => expect(grip).toHaveAttribute('data-placing'));
      fire('pointermove', -40);
      await waitFor(() => expect(price()).not.toBe(before));
      fire('pointerup', -40);
      await waitFor(() => expect(onDrop).toHaveBeenCalledOnce());
      const [dropped = ZERO] = onDrop.mock.lastCall ?? [];
      await expect(Number(dropped)).toBeGreaterThan(Number(stop));
      await expect(Number(dropped) % 0.5).toBe(0);
      // The caller has not changed the price.
      await waitFor(() => expect(price()).toBe(before));
    });
    await step('by keyboard the arrows hold the line, Escape puts it back, Enter drops it', async () => {
      const knob = canvas.getByRole('slider', { name: 'On the chart: move Stop loss' });
      knob.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(price()).not.toBe(before);
      await expect(knob).toHaveAttribute('aria-valuetext', price());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(price()).toBe(before));
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.tab();
      await waitFor(() => expect(price()).toBe(before));
      await expect(onDrop).toHaveBeenCalledOnce();
      knob.focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onDrop).toHaveBeenCalledTimes(2);
      await expect(Number(onDrop.mock.lastCall?.[0])).toBeLessThan(Number(stop));
    });
  },
};
