// @vitest-environment jsdom
import { createFormatter, figureWriter } from '@bourse/i18n';
import { expect, it, vi } from 'vitest';
import { aBook, aLevel } from '../testing/fixtures';
import { createBookPainter, type BookLook } from './book-painter';
import { bookView } from './book-rows';

/** A canvas context that records the drawn texts. */
function recordingCanvas() {
  const texts: string[] = [];
  const context = {
    fillText: (text: string) => texts.push(text),
    fillRect: () => undefined,
    measureText: () => ({ width: 80 }),
    setTransform: () => undefined,
  };
  const canvas = document.createElement('canvas');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a context as the painter uses
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as RenderingContext);
  const drawn = () => texts.splice(0);
  return { canvas, drawn, context };
}

const format = createFormatter({ language: 'en' });
const look: BookLook = {
  width: 320,
  ratio: 2,
  shape: { asks: 5, bids: 5, rowHeight: 20 },
  priceLength: 9,
  hasNumbers: true,
  style: { panel: '#fff', text: '#000', quiet: '#555', up: '#080', down: '#800', accent: '#00f', fontFamily: 'Inter' },
  writePrice: figureWriter(format, 2),
  writeAmount: figureWriter(format, 6),
  writeShort: format.compact,
  writeLabel: ({ side, number }) => `${side} ${number}`,
  writeMiddle: ({ last }) => ({ last: last ?? '', direction: 'unchanged', spread: '' }),
};
const view = (book = aBook({ depth: 5 })) => bookView(book, { shape: look.shape });

it('the painter first draws every row: label, price, amount and sum', () => {
  const { canvas, drawn } = recordingCanvas();
  const painter = createBookPainter(canvas);
  painter.look(look);
  painter.draw(view());
  const texts = drawn();
  expect(texts).toContain('asks 5');
  expect(texts).toContain('97,250.25');
  expect(texts.filter((text) => /^(?:asks|bids) \d$/.test(text))).toHaveLength(10);
  expect(canvas.width).toBe(640);
});

it('the painter abbreviates all amounts and sums if the longest does not fit, and widens the column of long prices', () => {
  const { canvas, drawn } = recordingCanvas();
  const painter = createBookPainter(canvas);
  painter.look({
    ...look,
    priceLength: 12,
    writePrice: figureWriter(format, 10),
    writeAmount: figureWriter(format, 0),
  });
  const book = { asks: [], bids: [aLevel('0.0000008711', '673644200'), aLevel('0.0000008702', '2100')] };
  painter.draw(view(book));
  const texts = drawn();
  expect(texts).toContain('0.0000008711');
  expect(texts).toContain('673.64M');
  expect(texts).toContain('2.1K');
  expect(texts).not.toContain('2,100');
});

it('the painter abbreviates the amount of an unchanged level as soon as a sum does not fit', () => {
  const { canvas, drawn } = recordingCanvas();
  const painter = createBookPainter(canvas);
  painter.look({ ...look, writeAmount: figureWriter(format, 0) });
  const best = aLevel('97250.25', '2100');
  painter.draw(view({ asks: [], bids: [best] }));
  expect(drawn()).toContain('2,100');
  painter.draw(view({ asks: [], bids: [best, aLevel('97250', '6736442000')] }));
  expect(drawn().filter((text) => text === '2.1K')).toHaveLength(2);
});

it('the painter draws nothing when nothing has changed', () => {
  const { canvas, drawn } = recordingCanvas();
  const painter = createBookPainter(canvas);
  painter.look(look);
  painter.draw(view());
  drawn();
  painter.draw(view());
  expect(drawn()).toEqual([]);
});

it('the painter redraws only the changed amount, the sums after it, and cells whose bar has moved', () => {
  const { canvas, drawn } = recordingCanvas();
  const painter = createBookPainter(canvas);
  painter.look(look);
  const book = aBook({ depth: 5 });
  painter.draw(view(book));
  drawn();
  // The amount of the fourth bid, its sum and that of the fifth.
  const fourth = book.bids[3];
  if (!fourth) throw new Error('no fourth bid');
  const doubled = { ...fourth, amount: book.bids[4]?.amount ?? fourth.amount };
  painter.draw(view({ ...book, bids: book.bids.with(3, doubled) }));
  const texts = drawn();
  expect(texts).toSatisfy((written: unknown[]) => written.length >= 3 && written.length <= 5);
  expect(texts.every((text) => /^[\d.,]+$/.test(text))).toBe(true);
});

it('the painter draws everything again in another theme', () => {
  const { canvas, drawn } = recordingCanvas();
  const painter = createBookPainter(canvas);
  painter.look(look);
  painter.draw(view());
  const before = drawn().length;
  painter.look({ ...look, style: { ...look.style, up: '#0f0' } });
  painter.draw(view());
  expect(drawn()).toHaveLength(before);
});

const bookOf = (price: string) => ({ asks: [], bids: [aLevel(price, '1')] });

it('the painter condenses a price that is wider than its column', () => {
  const { canvas, context } = recordingCanvas();
  const widths = new Map<string, number | undefined>();
  Object.assign(context, {
    fillText: (text: string, _x: number, _y: number, maxWidth?: number) => widths.set(text, maxWidth),
  });
  const painter = createBookPainter(canvas);
  // The column is made for shorter prices.
  painter.look({ ...look, hasNumbers: false, width: 264, priceLength: 4, writePrice: figureWriter(format, 8) });
  painter.draw(view(bookOf('70001.12345678')));
  expect(widths.get('70,001.12345678')).toBeLessThan(264 / 3);
  expect(widths.get('1.000000')).toBeUndefined();
});

it('the painter draws no level numbers unless they are chosen', () => {
  const { canvas, drawn } = recordingCanvas();
  const painter = createBookPainter(canvas);
  painter.look({ ...look, hasNumbers: false });
  painter.draw(view());
  expect(drawn().filter((text) => /^(?:asks|bids) \d$/.test(text))).toEqual([]);
});
