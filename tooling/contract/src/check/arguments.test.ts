import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './arguments';

const dialectOf = (...more: string[]) => readArguments(['--base-url', 'http://localhost:1', ...more], {}).dialect;

describe('the arguments of the check', () => {
  it('the arguments give the origin and enable no writes by default', () => {
    expect(readArguments(['--base-url', 'https://trade.example/deal?x=1'], {})).toMatchObject({
      baseUrl: 'https://trade.example',
      token: undefined,
      write: false,
      listenSeconds: 10,
    });
  });

  it('the arguments can ask for a dialect', () => {
    expect([dialectOf(), dialectOf('--dialect', 'auto'), dialectOf('--dialect', 'c')]).toEqual([
      undefined,
      'auto',
      'c',
    ]);
  });

  it('the arguments can leave the token to the environment', () => {
    const args = ['--base-url', 'http://localhost:1'];
    expect(readArguments(args, { CONTRACT_TOKEN: 'abc' }).token).toBe('abc');
    expect(readArguments([...args, '--token', 'def'], { CONTRACT_TOKEN: 'abc' }).token).toBe('def');
    expect(readArguments(args, { CONTRACT_TOKEN: '' }).token).toBeUndefined();
  });

  it.each([
    [[]],
    [['--base-url', 'trade.example']],
    [['--base-url', 'ftp://trade.example']],
    [['--base-url', 'https://trade.example', '--worth', '0']],
    [['--base-url', 'https://trade.example', '--listen', 'long']],
    [['--base-url', 'https://trade.example', '--wriet']],
    [['--base-url', 'https://trade.example', '--dialect', 'z']],
  ])('the arguments %j are rejected', (args) => {
    expect(() => readArguments(args, {})).toThrow(UsageError);
  });
});
