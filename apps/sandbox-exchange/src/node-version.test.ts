import process from 'node:process';
import { expect, it } from 'vitest';
import { nodeProblem } from '@bourse/contract-server';

it('the version check names an old Node, and accepts newer ones', () => {
  expect(nodeProblem('20.11.1')).toMatch(/needs Node 22 or newer; this is 20\.11\.1/);
  expect(nodeProblem('22.0.0')).toBeUndefined();
  expect(nodeProblem(process.versions.node)).toBeUndefined();
});
