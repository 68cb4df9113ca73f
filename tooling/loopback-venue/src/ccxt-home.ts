import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of ccxt's package, where a feed or a gateway has installed it. */
export const CCXT_HOME = join(import.meta.dirname, '../../ccxt/node_modules/ccxt');

/** `npm test` installs ccxt; a single test file may run without it. */
export const isCcxtInstalled = (): boolean => existsSync(join(CCXT_HOME, 'package.json'));
