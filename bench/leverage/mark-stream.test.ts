import * as v from 'valibot';
import { expect, it } from 'vitest';
import { markStream } from './mark-stream.ts';

const positions = [1, 2, 3].map((id) => ({ id, update_price: '1', profits: '0' }));
const stream = markStream({ positions, moving: [1, 3], rate: 200, seconds: 1 });

const event = v.tuple([v.string(), v.object({ trades_all: v.string() })]);
const row = v.object({ id: v.number(), update_price: v.string(), profits: v.string() });

function rowsOf(text = '') {
  const [, { trades_all }] = v.parse(event, JSON.parse(text.slice(2)));
  return v.parse(v.array(row), JSON.parse(trades_all));
}

it('has one event a mark, evenly spread, each with all positions', () => {
  expect(stream).toHaveLength(200);
  expect(stream[100]?.at).toBe(500);
  for (const { message } of stream) expect(rowsOf(message[0])).toHaveLength(3);
});

it('changes one moving position at a time and never another one', () => {
  const [first, second] = [rowsOf(stream[0]?.message[0]), rowsOf(stream[1]?.message[0])];
  expect(first.map(({ update_price }, index) => update_price === positions[index]?.update_price)).toEqual([
    false,
    true,
    true,
  ]);
  expect(second.map(({ update_price }, index) => update_price === first[index]?.update_price)).toEqual([
    true,
    true,
    false,
  ]);
  expect(rowsOf(stream.at(-1)?.message[0])[1]).toEqual(positions[1]);
});
