import { expect, it } from 'vitest';
import { registerPath } from './register-path';

it('hands the address on whole', () => {
  expect(registerPath(' ana+1&x@b.co ')).toBe('/components/register?email=ana%2B1%26x%40b.co');
  expect(registerPath('')).toBe('/components/register');
});
