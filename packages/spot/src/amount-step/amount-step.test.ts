// @vitest-environment jsdom
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { floorAmount, learnAmountStep, useAmountStep } from './amount-step';

beforeEach(() => localStorage.clear());

const stepOf = (id: '1-3' | '7-3', amountStep?: '0.01') =>
  renderHook(() => useAmountStep({ id, amountStep: amountStep && decimal(amountStep) })).result.current;

it('the amount step is the one that the back end sends', () => expect(stepOf('1-3', '0.01')).toBe('0.01'));

it('the amount step is learned from a refusal, for its pair only', () => {
  learnAmountStep('7-3', { kind: 'rejected', text: SERVER_TEXTS.quantityMultiple('100') });
  expect([stepOf('7-3'), stepOf('1-3'), stepOf('7-3', '0.01')]).toEqual(['100', undefined, '0.01']);
});

it('the amount step is not learned from another failure', () => {
  learnAmountStep('7-3', { kind: 'rejected', text: SERVER_TEXTS.minimumQuantity('100') });
  learnAmountStep('7-3', { kind: 'network' });
  expect(stepOf('7-3')).toBeUndefined();
});

it.each([
  ['BTC', '0.123456789', 6, '0.000001', '0.123456'],
  ['DOGE', '1250.9', 0, undefined, '1250'],
  ['PEPE', '31249999975', 0, '100', '31249999900'],
])('an amount of %s keeps decimals and step', (_coin, amount, decimals, step, floored) => {
  expect(floorAmount(decimal(amount), decimals, step === undefined ? undefined : decimal(step))).toBe(floored);
});
