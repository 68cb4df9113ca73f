import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phraseOf, phraseProblem } from './phrase-rules';

test.each(['', 'abc', '  abc  ', 'x'.repeat(41)])('the phrase %j is refused', (typed) => {
  expect(phraseProblem(typed)).toBe('phrase.length');
});

test('a phrase has 4 to 40 characters, without the spaces around it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z\u4e00-\u4e20]{4,40}$/u), fc.stringMatching(/^ {0,3}$/), (phrase, space) => {
      expect(phraseProblem(space + phrase + space)).toBeUndefined();
      expect(phraseOf(space + phrase + space)).toBe(phrase);
    }),
  );
});
