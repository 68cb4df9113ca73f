import { expect, it } from 'vitest';
import { fill } from './templates';

it('puts values in the place of words', () => {
  expect(fill('use__Call__Query of @bourse/__name__', { Call: 'Rewards', name: 'spot' })).toBe(
    'useRewardsQuery of @bourse/spot',
  );
});

it('leaves other underscores alone', () => {
  expect(fill('create_time, __dirname', {})).toBe('create_time, __dirname');
});

it('says which word has no value', () => {
  expect(() => fill('__nobody__', {})).toThrow('"nobody"');
});
