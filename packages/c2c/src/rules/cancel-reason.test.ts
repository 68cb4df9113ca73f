import { expect, it } from 'vitest';
import { cancelReason, type CancelFacts } from './cancel-reason';

const DEADLINE = 900_000;
const reason = (facts: Partial<CancelFacts>) =>
  cancelReason({
    role: 'payer',
    cancelledBy: undefined,
    createdAt: 0,
    updatedAt: undefined,
    wasCancelledHere: false,
    seenAt: undefined,
    ...facts,
  });

it("cancelReason follows the exchange's reason if it is sent", () => {
  expect(reason({ cancelledBy: 'payer' })).toBe('you');
  expect(reason({ cancelledBy: 'payer', role: 'seller' })).toBe('counterparty');
  expect(reason({ cancelledBy: 'timeout', wasCancelledHere: true })).toBe('expired');
  expect(reason({ cancelledBy: 'desk', wasCancelledHere: true })).toBe('desk');
});

it('cancelReason is the user where this device cancelled', () => {
  expect(reason({ wasCancelledHere: true })).toBe('you');
});

it('cancelReason distinguishes a cancellation from an expiry by the time of the change', () => {
  expect(reason({ updatedAt: DEADLINE - 1, role: 'seller' })).toBe('counterparty');
  expect(reason({ updatedAt: DEADLINE, role: 'seller' })).toBe('expired');
});

it('cancelReason concludes from an order that was seen cancelled before its deadline', () => {
  expect(reason({ seenAt: DEADLINE - 1, role: 'seller' })).toBe('counterparty');
});

it('cancelReason is unknown without data', () => {
  expect(reason({ seenAt: DEADLINE + 1 })).toBe('unknown');
  expect(reason({})).toBe('unknown');
  expect(reason({ createdAt: undefined, seenAt: 1 })).toBe('unknown');
});
