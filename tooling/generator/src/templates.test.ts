import { expect, it } from 'vitest';
import { fill } from './templates';

it('replaces variables', () => {
  expect(fill('use__Call__Query of @bourse/__name__', { Call: 'Rewards', name: 'spot' })).toBe(
    'useRewardsQuery of @bourse/spot',
  );
});

it('leaves other underscores unchanged', () => {
  expect(fill('create_time, __dirname', {})).toBe('create_time, __dirname');
});

it('reports a variable without a value', () => {
  expect(() => fill('__nobody__', {})).toThrow('"nobody"');
});
