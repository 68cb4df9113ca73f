import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureFree, listenError, lockFolder, STRONG, type PasswordCost } from '@bourse/contract-server';
import { Account } from './account/account';
import { ContractAccount } from './account/contract-account';
import { buildApp } from './app';
import type { Config } from './config';
import { removeControlPlace, writeControlPlace } from './control/place';
import { openJournal } from './journal';
import { GatewayMarket } from './market/gateway-market';
import { Commands } from './orders/commands';
import { LeverageDesk } from './leverage/leverage-desk';
import { OrderDesk, type StopResult } from './orders/order-desk';
import { WithdrawalDesk } from './orders/withdrawal-desk';
import { ownerPasswordHash, OwnerSessions } from './owner/owner';
import type { Trading } from './services';
import type { Venue } from './venue/venue';

/** The desk is asked so often whether an order without an answer is to be looked up. */
const RESOLVE_EVERY_MS = 30_000;

const now = () => Date.now();

interface Needs {
  readonly config: Config;
  /** Connects with the venue; called once the gateway has its folder. */
  readonly openVenue: () => Promise<Venue>;
  /** The venue has the owner's keys. */
  readonly hasAccount: boolean;
  /** Prints a line to the operator's terminal. */
  readonly say: (line: string) => void;
  readonly onError: (error: unknown) => void;
  readonly passwordCost?: PasswordCost;
  /** Before what is looked up again; default: real time. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

export interface Gateway {
  readonly address: string;
  /** Name of the venue. */
  readonly venueName: string;
  /** The kill switch; `undefined` without an account. */
  readonly stop: ((by: string) => Promise<StopResult>) | undefined;
  close(): Promise<void>;
}

/**
 * Opens the gateway of a venue at the configured address.
 * @throws FolderInUseError where another gateway has the folder: two of them would each send an order, and count half of the caps. The
 * venue gets no request then.
 */
export async function openGateway(needs: Needs): Promise<Gateway> {
  const { dataDir } = needs.config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(join(dataDir, 'lock.json'), dataDir);
  try {
    const gateway = await openInFolder(needs);
    return {
      ...gateway,
      async close() {
        await gateway.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openInFolder({ openVenue, ...needs }: Needs): Promise<Gateway> {
  await ensureFree(needs.config);
  const venue = await openVenue();
  try {
    return await openAtVenue(venue, needs);
  } catch (error) {
    await venue.close();
    throw error;
  }
}

async function openAtVenue(
  venue: Venue,
  { config, hasAccount, say, onError, passwordCost = STRONG, pause = setTimeout }: Omit<Needs, 'openVenue'>,
): Promise<Gateway> {
  const { dataDir, owner } = config;
  const passwordHash = await ownerPasswordHash({ dataDir, password: owner.password, say, cost: passwordCost });
  const sessions = new OwnerSessions({ email: owner.email, passwordHash, now, pause: setTimeout });
  const market = await GatewayMarket.open({ venue, symbols: config.pairs, now, onError });
  const made = hasAccount ? await openTrading({ config, venue, market, onError, pause }) : undefined;
  const controlToken = randomBytes(24).toString('base64url');
  const app = await buildApp({ venue, market, sessions, config, trading: made?.trading, controlToken });
  try {
    const address = await app.server.listen({ host: config.host, port: config.port });
    writeControlPlace(dataDir, { address, token: controlToken });
    return {
      address,
      venueName: venue.name,
      stop: made && ((by) => made.trading.desk.stop(by)),
      async close() {
        removeControlPlace(dataDir);
        await app.close();
        market.close();
        await made?.close();
        await venue.close();
      },
    };
  } catch (error) {
    throw listenError(error, config);
  }
}

interface TradingNeeds extends Pick<Needs, 'config' | 'onError'>, Required<Pick<Needs, 'pause'>> {
  readonly venue: Venue;
  readonly market: GatewayMarket;
}

/** The desks of the account, with the journal of earlier runs. */
async function openTrading(needs: TradingNeeds): Promise<{ trading: Trading; close(): Promise<void> }> {
  const { config, venue, market, onError, pause } = needs;
  const journal = await openJournal(join(config.dataDir, 'journal.jsonl'));
  const commands = new Commands(journal.entries);
  const account = new Account(venue, () => market.pairs().map(({ symbol }) => symbol), now);
  const contracts = market.contracts().length > 0 ? venue.contracts : undefined;
  const contractAccount = contracts && new ContractAccount(venue, contracts, () => market.contracts(), now);
  const forget = () => {
    account.change();
    contractAccount?.change();
  };
  const stopListening = market.listen((change) => {
    if (change === 'account') forget();
  });
  const onChange = () => {
    forget();
    market.accountChanged();
  };
  const desk = new OrderDesk({
    venue,
    journal,
    commands,
    caps: config.caps,
    pairs: () => market.pairs().map(({ symbol }) => symbol),
    marketOf: (symbol) => market.pair(symbol)?.terms ?? market.pairOfContract(symbol)?.contract,
    contracts: () => market.contracts(),
    seen: () => [...(account.openOrders.last ?? []), ...(contractAccount?.openOrders.last ?? [])],
    worthOf: (currency) => market.worthOf(currency, (symbol) => market.recentLast(symbol)),
    lastOf: (symbol) => market.recentLast((market.pair(symbol) ?? market.pairOfContract(symbol))?.symbol ?? symbol),
    now,
    elapsed: () => performance.now(),
    pause,
    onChange,
    onError,
  });
  const withdrawals = new WithdrawalDesk({ venue, journal, commands, now, onChange, onError });
  const leverage = contracts &&
    contractAccount && {
      account: contractAccount,
      desk: new LeverageDesk({
        venue,
        contracts,
        desk,
        journal,
        commands,
        now,
        pause,
        lastOf: (symbol) => contractAccount.lastOf(symbol),
        onChange,
      }),
      commands,
      journal,
      hasStops: contracts.hasStops,
      attachesExits: contracts.attachesExits,
    };
  // The look-ups of earlier runs do not delay the start: their orders count for the caps, and a repetition is looked up by itself.
  const resolve = () => void desk.resolve().catch(onError);
  resolve();
  const resolving = setInterval(resolve, RESOLVE_EVERY_MS);
  return {
    trading: { account, desk, commands, withdrawals, leverage },
    async close() {
      clearInterval(resolving);
      stopListening();
      await journal.close();
    },
  };
}
