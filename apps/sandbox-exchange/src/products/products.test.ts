import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCTS } from './products';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const filesOf = (name: string) => new Set(readdirSync(join(import.meta.dirname, name)));

test('each folder of products is in the list of products', () => {
  expect(PRODUCTS.map(({ rules }) => rules.name).toSorted()).toEqual(folders.toSorted());
});

test('each product has its rules and its store in files of these names', () => {
  const missing = folders.flatMap((name) =>
    ['product.ts', 'store.ts'].filter((file) => !filesOf(name).has(file)).map((file) => `${name}/${file}`),
  );
  expect(missing).toEqual([]);
});

test.each(PRODUCTS.map((product) => [product.rules.name, product] as const))(
  'the calls of %s are in files of these names',
  (name, { routes, staffRoutes }) => {
    const has = (file: string) => existsSync(join(import.meta.dirname, name, file));
    expect(has('routes.ts')).toBe(routes !== undefined || staffRoutes !== undefined);
    // A call of the contract answers with a text for each refusal of its commands.
    expect(has('refusals.ts')).toBe(routes !== undefined);
  },
);
