import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProductAdversary } from './product-adversary';

const PRODUCTS = join(import.meta.dirname, '../../products');

async function read(file: string): Promise<ProductAdversary> {
  // The file is found by its path, so that no list names the product; its own types are checked where it is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const { adversary } = (await import(/* @vite-ignore */ pathToFileURL(join(PRODUCTS, file)).href)) as {
    adversary: ProductAdversary;
  };
  return adversary;
}

/** The adversary's part of each product that has one. */
export const ADVERSARIES = await Promise.all(
  globSync('*/adversary.test-support.ts', { cwd: PRODUCTS }).toSorted().map(read),
);
