// Builds the pages of the order-book benchmark into a folder, for viewing or for measurement with another tool.
import { join, resolve } from 'node:path';
import process from 'node:process';
import { buildPages } from './shared/build-pages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Into which folder? node bench/build-pages.ts <folder>\n');
  process.exit(2);
}
await buildPages(join(import.meta.dirname, 'order-book/pages'), resolve(folder));
