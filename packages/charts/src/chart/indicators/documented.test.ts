import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { someBars } from '../../testing';
import { drawingBar } from '../drawing/drawing-bar';
import { INDICATORS } from './catalogue';
import { secondSource } from './second-source.test-support';

const DOCUMENT = resolve(import.meta.dirname, '../../../../../docs/indicators.md');

/** The cells of the table's rows, without its head. */
const rows = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('docs/indicators.md has a row for each indicator of the catalogue, in its order, with its name, long name and place', () => {
  expect(rows.map(([, name, title, place]) => [name, title, place])).toEqual(
    INDICATORS.map(({ name, title, pane }) => [name, title, pane ? 'own pane' : 'prices']),
  );
});

it('docs/indicators.md names a second source where the tests compare with one, and no other than a worked example elsewhere', () => {
  const compared = secondSource(someBars({ count: 1200 }).map(drawingBar));
  const wrong = rows.filter(([, , , , , source], index) => {
    const isCompared = (INDICATORS[index]?.id ?? '') in compared;
    return isCompared
      ? source !== 'indicatorts' && source !== 'definition'
      : source !== '–' && source !== 'worked example';
  });
  expect(wrong).toEqual([]);
});
