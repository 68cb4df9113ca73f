import { expect, it, vi } from 'vitest';
import { keepDigits, parseJson } from './json';

it('reading JSON keeps the digits of numbers that a double cannot hold', () => {
  expect(parseJson('{"price":0.1234567890123456789,"sum":12345678901234567890,"small":8.7e-7}')).toEqual({
    price: '0.1234567890123456789',
    sum: '12345678901234567890',
    small: '8.7e-7',
  });
});

it('reading JSON leaves whole numbers, texts, flags and nulls as they are', () => {
  const json = '{"id":42,"largest":9007199254740991,"text":"0.10","flag":true,"list":null,"negative":-3}';
  expect(parseJson(json)).toEqual(JSON.parse(json));
});

it.each([
  '0.5',
  ' -0.5',
  '[1e3]',
  '[ 1, 2E+2]',
  '{"a": \n -1234567890123456}',
  '{"a":9007199254740993}',
  '{"a":"1,2.5 [3.5"}',
  '["12345678901234567890",-0,0]',
  '[{"id":1794805320,"close":"101945.34"},{"id":2,"close":101945.34}]',
])('reading JSON reads %j as a parser that asks for the digits of every value', (json) => {
  expect(parseJson(json)).toEqual(JSON.parse(json, keepDigits));
});

it('reading JSON asks for no digits where every amount is text', () => {
  const parse = vi.spyOn(JSON, 'parse');
  parseJson('[{"id":1794805320,"close":"101945.34","flag":true,"list":null}]');
  expect(parse).toHaveBeenCalledExactlyOnceWith(expect.any(String));
  parse.mockRestore();
});

it('reading JSON returns the number if the engine does not provide the source text', () => {
  expect(keepDigits.call({}, 'price', 0.5, undefined)).toBe(0.5);
  expect(keepDigits.call({}, 'price', 0.5, {})).toBe(0.5);
});

it("reading JSON uses the engine's source text, not the number converted back to text", () => {
  const seen = vi.fn<typeof keepDigits>(keepDigits);
  JSON.parse('[1.50]', seen);
  expect(seen.mock.results[0]?.value).toBe('1.50');
});

it('reading JSON throws on invalid JSON', () => {
  expect(() => parseJson('<html>')).toThrow(SyntaxError);
});
