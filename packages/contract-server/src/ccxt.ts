import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * For the processes that speak with a venue through ccxt. The file imports modules of Node only, so that such a process can run from the
 * sources, too.
 */

/** What every exchange of ccxt has. */
export interface CcxtExchange {
  urls: { api: unknown };
  loadHttpProxyAgent(): Promise<unknown>;
}

/**
 * The class of one venue: all of ccxt would need a hundred megabytes more.
 * @param home folder of ccxt's package
 * @throws if ccxt does not know the venue
 */
export async function loadVenueClass<Exchange extends CcxtExchange>(
  home: string,
  name: string,
): Promise<new (options: object) => Exchange> {
  const module = ['js/src/pro', 'js/src']
    .map((folder) => join(home, folder, `${name}.js`))
    .find((path) => existsSync(path));
  if (module === undefined) throw new Error(`ccxt knows no venue ${name}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt is installed with a setting only, so its types are not there
  const { default: Class } = (await import(pathToFileURL(module).href)) as {
    default: new (options: object) => Exchange;
  };
  return Class;
}

/** Sends all calls of an exchange to another origin; for tests. */
export async function moveTo(origin: string, exchange: CcxtExchange): Promise<void> {
  exchange.urls.api = moved(exchange.urls.api, origin);
  // Without it ccxt opens no WebSocket that is not encrypted.
  await exchange.loadHttpProxyAgent();
}

/** Every address in a venue's tree of addresses, at another origin. */
function moved(addresses: unknown, origin: string): unknown {
  if (typeof addresses === 'string') {
    const { pathname, protocol } = new URL(addresses);
    const scheme = protocol.startsWith('ws') ? origin.replace('http', 'ws') : origin;
    return `${scheme}${pathname === '/' ? '' : pathname}`;
  }
  if (typeof addresses !== 'object' || addresses === null) return addresses;
  return Object.fromEntries(Object.entries(addresses).map(([key, value]) => [key, moved(value, origin)]));
}

/** The text of an error of ccxt, short enough for a message. */
export const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);
