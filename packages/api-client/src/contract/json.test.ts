import { describe, expect, it, vi } from 'vitest';
import { keepDigits, parseJson } from './json';

describe('reading JSON', () => {
  it('keeps the digits of numbers that a double cannot hold', () => {
    expect(parseJson('{"price":0.1234567890123456789,"sum":12345678901234567890,"small":8.7e-7}')).toEqual({
      price: '0.1234567890123456789',
      sum: '12345678901234567890',
      small: '8.7e-7',
    });
  });

  it('leaves whole numbers, texts, flags and nulls as they are', () => {
    const json = '{"id":42,"largest":9007199254740991,"text":"0.10","flag":true,"list":null,"negative":-3}';
    expect(parseJson(json)).toEqual(JSON.parse(json));
  });

  it('returns the number if the engine does not provide the source text', () => {
    expect(keepDigits.call({}, 'price', 0.5, undefined)).toBe(0.5);
    expect(keepDigits.call({}, 'price', 0.5, {})).toBe(0.5);
  });

  it("uses the engine's source text, not the number converted back to text", () => {
    const seen = vi.fn<typeof keepDigits>(keepDigits);
    JSON.parse('[1.50]', seen);
    expect(seen.mock.results[0]?.value).toBe('1.50');
  });

  it('throws on invalid JSON', () => {
    expect(() => parseJson('<html>')).toThrow(SyntaxError);
  });
});
