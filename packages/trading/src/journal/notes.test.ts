import { expect, it } from 'vitest';
import { tagsOf, withNote } from './notes';

it('a text of tags is split at its commas, each tag once', () => {
  expect(tagsOf(' swing, plan，swing、, ')).toEqual(['swing', 'plan']);
  expect(tagsOf(Array.from({ length: 20 }, (_, index) => `tag ${index}`).join())).toHaveLength(8);
});

it('a saved note keeps those of other users and trades, and an empty note is removed', () => {
  const note = { text: 'Too early', tags: ['plan'] };
  const all = { '1': { a: note, b: note }, '2': { a: note } };
  expect(withNote(all, 1, 'a', { text: '', tags: [] })).toEqual({ '1': { b: note }, '2': { a: note } });
  expect(withNote(all, 3, 'a', note)).toEqual({ ...all, '3': { a: note } });
});
