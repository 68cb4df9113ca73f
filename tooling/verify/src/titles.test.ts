import { expect, it } from 'vitest';
import { storiesOf, titlesOf } from './titles';

it('finds the titles of groups and tests, and nothing else', () => {
  const source = `
    describe('a group', () => {
      it("has its reader's words", async () => { await screen.findByText('no title'); });
      test.skip(\`a template\`, () => {});
      test('breaks over lines, ' + more, () => {});
    });
    const permit = emit('neither');
  `;
  expect([...titlesOf(source)]).toEqual(['a group', "has its reader's words", 'a template', 'breaks over lines, ']);
});

it('finds the title after a table with any content', () => {
  const source = `
    it.each<[string, () => void]>([
      ['a ) in it', f], // and one here )
      [\`b\`, () => g(['x'])],
    ])('first %s', () => {});
    describe.each(Object.entries(ALL))('second %s', () => {});
    it.each\`a | b\`('third', () => {});
  `;
  expect([...titlesOf(source)]).toEqual(['first %s', 'second %s', 'third']);
});

it('unescapes quotes', () => {
  expect([...titlesOf(String.raw`it('it\'s', () => {})`)]).toEqual(["it's"]);
});

it('finds stories by their names', () => {
  expect([...storiesOf('const meta = {};\nexport const Empty: Story = {};\nexport const Full: Story = {};')]).toEqual([
    'Empty',
    'Full',
  ]);
});
