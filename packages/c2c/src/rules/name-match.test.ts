import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames } from './name-match';

describe('compareNames', () => {
  it.each([
    ['王小明', '王小明'],
    ['王 小明', '王小明'],
    ['Zhang San', 'ZHANG SAN'],
    ['San Zhang', 'Zhang San'],
    ['Zhang,San', 'zhang  san'],
    ['Ｚｈａｎｇ　Ｓａｎ', 'Zhang San'],
    ['買買提·艾則孜', '買買提 艾則孜'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
    ['김철수', '김 철수'],
    ['García Márquez', 'García-Márquez'],
  ])('%s matches %s', (typed, verified) => {
    expect(compareNames(typed, verified)).toBe('match');
  });

  it.each([
    ['Jose Garcia', 'José García'],
    ['John Smith', 'John Michael Smith'],
    ['Jon Smith', 'John Smith'],
    ['Jonh Smith', 'John Smith'],
  ])('%s is near %s', (typed, verified) => {
    expect(compareNames(typed, verified)).toBe('near');
  });

  it.each([
    ['王小红', '王小明'],
    ['张三', '张四'],
    ['李', '李娜'],
    ['Smith', 'John Smith'],
    ['Jane Smith', 'John Smith'],
    ['カキ', 'ガキ'],
    ['', '王小明'],
    ['王小明', ''],
    [' · ', ' · '],
  ])('%s does not match %s', (typed, verified) => {
    expect(compareNames(typed, verified)).toBe('mismatch');
  });

  const word = fc.stringMatching(/^[a-z]{2,8}$/);

  it('compareNames is symmetric', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), fc.array(word, { maxLength: 3 }), (a, b) => {
        expect(compareNames(a.join(' '), b.join(' '))).toBe(compareNames(b.join(' '), a.join(' ')));
      }),
    );
  });

  it('compareNames matches any order of the words in any case', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(compareNames(words.toReversed().join('  ').toUpperCase(), words.join(' '))).toBe('match');
      }),
    );
  });
});
