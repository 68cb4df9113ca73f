import { expect, it } from 'vitest';
import { CALLS, callName } from './calls';
import { NOT_CALLED, PROBES, WRITES } from './features';

it('the check calls every call of the contract or gives a reason for skipping it', () => {
  const known = [...PROBES.map(({ call }) => call), ...WRITES, ...NOT_CALLED.keys()].map(callName);
  expect(known.toSorted()).toEqual(CALLS.map(({ value }) => callName(value)).toSorted());
});
