import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { securityLabel, securityOf } from './security-strength';

test.each([
  [{ phone: '', email: '', reviewStatus: 0 }, 25, 'security.low'],
  [{ phone: '1', email: '', reviewStatus: 1 }, 50, 'security.middle'],
  [{ phone: '', email: 'a@b.co', reviewStatus: 2 }, 75, 'security.high'],
  [{ phone: '1', email: 'a@b.co', reviewStatus: 2 }, 100, 'security.strong'],
] as const)('the security of %j is %i per cent, %s', (user, percent, label) => {
  expect(securityOf(user).percent).toBe(percent);
  expect(securityLabel(percent)).toBe(label);
});

test('the security of an account is 25 per cent lower for each missing item', () => {
  const user = fc.record({
    phone: fc.constantFrom('', '138'),
    email: fc.constantFrom('', 'a@b.co'),
    reviewStatus: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  });
  fc.assert(
    fc.property(user, (one) => {
      const { percent, missing } = securityOf(one);
      expect(percent).toBe(100 - 25 * missing.length);
    }),
  );
});
