import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { missingTypes, typeWarning } from './limit-types';

const d = (text?: string) => (text === undefined ? undefined : decimal(text));

it.each([
  ['post_only', 'buy', { price: '101', best: '100' }, 'form.wouldTake'],
  ['post_only', 'buy', { price: '100', best: '100' }, 'form.wouldTake'],
  ['post_only', 'buy', { price: '99', best: '100' }, undefined],
  ['post_only', 'sell', { price: '99', best: '100' }, 'form.wouldTake'],
  ['post_only', 'sell', { price: '101', best: '100' }, undefined],
  ['post_only', 'buy', { price: '101' }, undefined],
  ['stop_limit', 'buy', { trigger: '99', last: '100' }, 'form.triggerReached'],
  ['stop_limit', 'buy', { trigger: '100', last: '100' }, 'form.triggerReached'],
  ['stop_limit', 'buy', { trigger: '101', last: '100' }, undefined],
  ['stop_limit', 'sell', { trigger: '101', last: '100' }, 'form.triggerReached'],
  ['stop_limit', 'sell', { trigger: '99', last: '100' }, undefined],
  ['stop_limit', 'sell', { trigger: '101' }, undefined],
  ['ioc', 'buy', { price: '101', best: '100', trigger: '99', last: '100' }, undefined],
] as const)('typeWarning of a %s order to %s with %j is %s', (type, side, prices, warning) => {
  const { price, trigger, best, last }: Partial<Record<'price' | 'trigger' | 'best' | 'last', string>> = prices;
  expect(typeWarning(type, side, { price: d(price), trigger: d(trigger), best: d(best), last: d(last) })).toBe(warning);
});

it('what an exchange lacks is what it does not announce for the pair; one that announces no types lacks nothing', () => {
  expect(missingTypes({ limitTypes: ['post_only', 'ioc', 'fok'], exits: ['oco'] })).toEqual([
    'stop_limit',
    'attached_exits',
    'trailing_stop',
  ]);
  expect(missingTypes(undefined)).toEqual([]);
});
