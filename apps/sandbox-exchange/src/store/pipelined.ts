import type { PGlite } from '@electric-sql/pglite';

/** First byte of the messages that end a group: a simple query, `Sync` and `Flush`. */
const GROUP_ENDS: ReadonlySet<number | undefined> = new Set(Buffer.from('QSH'));

/**
 * Sends the messages of a query (parse, bind, describe, execute, sync) to PGlite in one call. Without it `createPgConfig` enters
 * the WebAssembly of PGlite once for each message.
 */
export function pipelined(lite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const send: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message);
    if (!GROUP_ENDS.has(message[0])) return [];
    const group = Buffer.concat(waiting);
    waiting = [];
    return lite.execProtocolStream(group, options);
  };
  return new Proxy(lite, {
    get: (target, name): unknown => (name === 'execProtocolStream' ? send : Reflect.get(target, name, target)),
  });
}
