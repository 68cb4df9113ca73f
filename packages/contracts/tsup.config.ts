import { globSync } from 'node:fs';
import { library } from '@bourse/tsup-config';

/** One entry point a folder: `@bourse/contracts/spot` is `src/spot/index.ts`. */
export default library(
  Object.fromEntries(globSync('src/*/index.ts').map((file) => [file.slice('src/'.length, -'.ts'.length), file])),
);
