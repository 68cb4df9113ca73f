import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config';
import { openCcxtFeed } from './ccxt/ccxt-feed';
import type { PriceFeed } from './price-feed';
import { Replay } from './recorded/replay';

/** The market that the sandbox follows, opened before everything else. */
export interface FeedSource {
  readonly feed: PriceFeed;
  /** A recording that is played again: it has the clock of the exchange, and a data directory that lasts as long as it. */
  readonly replay: Replay | undefined;
  readonly dataDir: string | undefined;
  close(): Promise<void>;
}

export interface SourceNeeds {
  readonly config: Config;
  /** Start of a replay in epoch milliseconds; the start of the recording where left out. */
  readonly startAt: number | undefined;
  readonly say: (line: string) => void;
}

/**
 * Opens the feed of the configuration; `undefined` for simulated prices.
 * @throws FeedError if the venue does not answer or the recording cannot be used
 */
export async function openSource({ config, startAt, say }: SourceNeeds): Promise<FeedSource | undefined> {
  const { feed: setting } = config;
  switch (setting.kind) {
    case 'simulated':
      return undefined;
    case 'ccxt': {
      const feed = await openCcxtFeed({ venue: setting.venue, origin: config.feedOrigin, say });
      return { feed, replay: undefined, dataDir: undefined, close: () => feed.close() };
    }
    case 'recorded': {
      const replay = await Replay.open(setting.file, startAt);
      // Every session begins anew: a database cannot go back in time.
      const dataDir = mkdtempSync(join(tmpdir(), 'bourse-replay-'));
      return {
        feed: replay,
        replay,
        dataDir,
        close: async () => {
          await replay.close();
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    }
    default:
      return setting satisfies never;
  }
}
