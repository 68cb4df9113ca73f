import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProductAdversary } from './product-adversary';

const PRODUCTS = join(import.meta.dirname, '../../products');

async function read(file: string): Promise<ProductAdversary> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- found by its path, so that no list names the product
  const { adversary } = (await import(/* @vite-ignore */ pathToFileURL(join(PRODUCTS, file)).href)) as {
    adversary: ProductAdversary;
  };
  return adversary;
}

const files = globSync('*/adversary.test-support.ts', { cwd: PRODUCTS }).toSorted();

/** Names of the products in which the adversary has moves. */
export const ATTACKED: readonly string[] = files.map((file) => dirname(file));

/** The adversary's part of each of them. */
export const ADVERSARIES = await Promise.all(files.map(read));
