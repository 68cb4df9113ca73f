import { PRESET_NAMES } from '@bourse/contracts/dialects';
import { isPositive, parseDecimal } from '@bourse/decimal';
import { parseArgs } from 'node:util';
import type { CheckOptions } from './check-contract';
import type { DialectOptions } from './dialect-report';

export const USAGE = `Holds a back end against the contract of the client.

  npm run x -- contract-check --base-url <origin> [options]

  --base-url <origin>   where the back end is; /api and /socket.io are below it
  --token <token>       of a user; CONTRACT_TOKEN in the environment does the same and stands on no screen
  --write               also places two orders far from the market, and takes them back
  --worth <amount>      of each of them, in quote currency (10, or the least that the back end announces)
  --pair <symbol>       to ask for, such as BTC/USDT (the first displayed one)
  --listen <seconds>    to the socket (10)
  --dialect <preset>    says instead what users will see with a preset, or proposes one: auto, ${PRESET_NAMES.join(', ')}

Exit code: 0 as the contract says, 1 with departures, 2 where the check could not begin.`;

/** Default time limit: five seconds. */
const EFFECT_MS = 5000;

/** Invalid command line arguments. */
export class UsageError extends Error {}

/** `dialect`: a report about the dialect instead of the check. */
export type Arguments = CheckOptions & { readonly dialect: DialectOptions['dialect'] | undefined };

/** @throws UsageError */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): Arguments {
  const { values } = parse(args);
  const origin = URL.parse(values['base-url'] ?? '');
  if (!origin || !/^https?:$/.test(origin.protocol))
    throw new UsageError('--base-url wants an address, such as https://trade.example');
  const worth = values.worth === undefined ? undefined : parseDecimal(values.worth);
  if (values.worth !== undefined && !(worth && isPositive(worth))) throw new UsageError('--worth wants an amount');
  const listenSeconds = Number(values.listen);
  if (!(listenSeconds > 0 && listenSeconds <= 600)) throw new UsageError('--listen wants seconds, 600 at the most');
  const dialect = ['auto' as const, ...PRESET_NAMES].find((name) => name === values.dialect);
  if (values.dialect !== undefined && dialect === undefined)
    throw new UsageError(`--dialect wants auto or one of ${PRESET_NAMES.join(', ')}`);
  return {
    dialect,
    baseUrl: origin.origin,
    token: values.token ?? (env['CONTRACT_TOKEN'] || undefined),
    write: values.write,
    worth,
    symbol: values.pair,
    listenSeconds,
    effectMs: EFFECT_MS,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        token: { type: 'string' },
        write: { type: 'boolean', default: false },
        worth: { type: 'string' },
        pair: { type: 'string' },
        listen: { type: 'string', default: '10' },
        dialect: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'unknown argument');
  }
}
