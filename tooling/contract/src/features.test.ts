import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CALLS, callName } from './calls';
import { CAPABILITIES, NOT_CALLED, PROBES, WRITES } from './features';

it('the check calls every call of the contract or gives a reason for skipping it', () => {
  const known = [...PROBES.map(({ call }) => call), ...WRITES, ...NOT_CALLED.keys()].map(callName);
  expect(known.toSorted()).toEqual(CALLS.map(({ value }) => callName(value)).toSorted());
});

it('every package reads what a back end announces from a reply without it, too', () => {
  expect(CAPABILITIES).not.toEqual([]);
  for (const capabilities of CAPABILITIES) expect(v.is(capabilities, {})).toBe(true);
});
