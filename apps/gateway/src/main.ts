import process from 'node:process';
import { ConfigError, FolderInUseError, ListenError, nodeProblem } from '@bourse/contract-server';
import { readConfig, type Config } from './config';
import { openGateway } from './gateway';
import { JournalError } from './journal';
import { readKeys, type AccountKeys } from './keys';
import type { StopResult } from './orders/order-desk';
import { NoPairsError } from './market/gateway-market';
import { openCcxtVenue } from './venue/ccxt/ccxt-venue';
import { venueFacts } from './venue/ccxt/exchange-options';
import { VenueError, type Venue } from './venue/venue';
import { withContracts } from './venue/with-contracts';

/** Time limit of a close. */
const GRACE_MS = 10_000;

const say = (line: string) => console.log(line);
const onError = (error: unknown) => console.error(error instanceof Error ? error.message : error);

async function main(): Promise<void> {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) throw new ConfigError(problem);
  const config = readConfig(process.env);
  const keys = readKeys(process.env);
  if (config.isLive && keys === undefined)
    throw new ConfigError(
      'LIVE=1 trades with your account and needs its keys: set VENUE_KEYS_FILE, or leave LIVE out for public data.',
    );
  const gateway = await openGateway({
    config,
    openVenue: () => openVenue(config, keys),
    hasAccount: keys !== undefined,
    say,
    onError,
  });
  say(`Bourse is open at ${gateway.address}, in front of ${gateway.venueName}`);
  say(accountLine(config.isLive, keys !== undefined));
  say(`Log-in of the owner: ${config.owner.email}`);

  let isClosing = false;
  const close = () => {
    // A second Ctrl-C exits at once.
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    gateway.close().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  // The kill switch without a network.
  process.on('SIGUSR2', () => {
    gateway.stop?.('SIGUSR2').then((result) => say(stopLine(result)), onError);
  });
}

/** The venue; with its contracts, where these are another venue to ccxt and have keys. */
async function openVenue(config: Config, keys: AccountKeys | undefined): Promise<Venue> {
  const { venue: id, isLive, venueOrigin: origin } = config;
  const common = { isTestnet: !isLive, origin, say };
  if (!keys?.contracts) return openCcxtVenue({ ...common, id, keys });
  const { contracts, ...own } = keys;
  const { contractsAre } = venueFacts(id);
  if (contractsAre === undefined) {
    throw new ConfigError(`VENUE_KEYS_FILE: contracts of ${id} are traded with its other keys. Leave "contracts" out.`);
  }
  const pairs = await openCcxtVenue({ ...common, id, keys: own });
  return withContracts(pairs, await openCcxtVenue({ ...common, id: contractsAre, keys: contracts }));
}

function stopLine({ cancelled, left, isKept }: StopResult): string {
  const line = `Trading is stopped: ${cancelled} orders cancelled, ${left} left.`;
  return isKept ? line : `${line} The journal cannot be written: after a restart trading is not stopped.`;
}

function accountLine(isLive: boolean, hasKeys: boolean): string {
  if (!hasKeys) return 'No keys: public data only.';
  return isLive ? 'LIVE: orders trade real money.' : 'Testnet: orders trade play money of the venue.';
}

/** Errors that the operator can fix are printed as one sentence; other errors are defects and are printed with their stack. */
main().catch((error: unknown) => {
  const isForPeople = [ConfigError, FolderInUseError, ListenError, JournalError, NoPairsError, VenueError].some(
    (kind) => error instanceof kind,
  );
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
});
