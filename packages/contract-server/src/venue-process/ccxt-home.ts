import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What to do where {@link ccxtHome} finds nothing. */
export const CCXT_MISSING =
  'ccxt is not installed. The commands of the root folder install it with this setting; or run `npm ci --ignore-scripts` in tooling/ccxt.';

/** Folder of ccxt's package; `undefined` if it is not installed. */
export function ccxtHome(): string | undefined {
  // `packages/contract-server/src` in the sources, `apps/…/dist` in a build: both are two folders below the root.
  const place = import.meta.dirname.replace(/[\\/](?:src|dist)(?:[\\/].*)?$/, '');
  const home = fileURLToPath(new URL('../../tooling/ccxt/node_modules/ccxt', `file://${place}/`));
  return existsSync(join(home, 'package.json')) ? home : undefined;
}
