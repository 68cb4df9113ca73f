import { randomUUID } from 'node:crypto';
import { dateTime, Rejection, unavailable } from '@bourse/contract-server';
import { compare, isLess, isPositive, larger, minus, ZERO } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  accountLog,
  depositAddress,
  ledger,
  stateNumber,
  walletDetail,
  walletList,
  withdraw,
  withdrawalInfo,
  type MoneyState,
} from '@bourse/contracts/wallet';
import { clientIdOf } from '../orders/client-id';
import type { GatewayRouter, Services, Trading } from '../services';
import type { TransferState, VenueNetwork, VenueTransfer } from '../venue/types';
import { VenueError } from '../venue/venue';
import { rowIds, worthOfAll } from '../wire';
import { pageOf } from './page';
import { venueRefusal } from './refusals';

const STATES: Readonly<Record<TransferState, MoneyState>> = { pending: 'approved', done: 'success', failed: 'failed' };

const WITHDRAWAL_TEXTS: Readonly<Record<TransferState, string>> = {
  pending: SERVER_TEXTS.ledgerWithdrawalHeld,
  done: SERVER_TEXTS.ledgerWithdrawalDone,
  failed: SERVER_TEXTS.ledgerWithdrawalReturned,
};

/** Balances of the account, which is the contract's coin account; deposits; histories; withdrawals if they are allowed. */
export function walletRoutes(router: GatewayRouter, services: Services, trading: Trading): void {
  const { venue, config } = services;
  balanceRoutes(router, services, trading);
  if (venue.abilities.depositAddress) depositRoutes(router, services);
  if (venue.abilities.deposits || venue.abilities.withdrawals) logRoutes(router, services, trading);
  if (venue.abilities.withdraw && config.allowsWithdrawals) withdrawalRoutes(router, services, trading);
}

function balanceRoutes({ userRoute }: GatewayRouter, { venue, market }: Services, { account }: Trading): void {
  userRoute(walletList, async () => {
    const balances = await account.balances.get();
    // The list has no row without an available amount, and a currency that is not in it would be read as none.
    if (balances.some(({ available }) => available === undefined)) throw unavailable();
    const total = worthOfAll(balances, market);
    const shown = new Set(market.pairs().flatMap(({ base, quote }) => [base, quote]));
    const rows = [
      ...balances,
      ...[...shown]
        .filter((code) => !balances.some(({ currency }) => currency === code))
        .map((currency) => ({ currency, available: ZERO, held: ZERO, total: ZERO })),
    ];
    return {
      change_wallet: {
        balance: rows.map(({ currency, available, held }) => ({
          currency: market.currencies.of(currency),
          currency_name: currency,
          currency_type: '',
          change_balance: available,
          lock_change_balance: held,
          usdt_price: market.worthOf(currency),
          is_match: 1,
        })),
        usdt_totle: total,
        totle: total,
      },
      is_open_CTbi: venue.abilities.depositAddress ? 1 : 0,
      systembi: '',
    };
  });

  userRoute(walletDetail, async ({ input }) => {
    const code = codeOf(market, input.currency);
    const balance = (await account.balances.get()).find(({ currency }) => currency === code);
    return {
      currency_name: code,
      change_balance: balance ? balance.available : ZERO,
      lock_change_balance: balance ? balance.held : ZERO,
    };
  });
}

function depositRoutes({ userRoute }: GatewayRouter, { venue, market }: Services): void {
  userRoute(depositAddress, async ({ input }) => {
    const code = codeOf(market, input.currency);
    const networks = await venue.networks(code);
    const rows = [];
    // A venue that lists no networks chooses one.
    const asked = networks.length === 0 ? [undefined] : networks.filter(({ canDeposit }) => canDeposit);
    for (const network of asked) {
      const found = await addressOver(network);
      if (found) rows.push(found);
    }
    if (rows.length === 0) throw new Rejection(SERVER_TEXTS.depositUnsupported);
    return { list: rows };

    /** `undefined`: the venue refuses an address of this network, which does not concern the others. */
    async function addressOver(over: VenueNetwork | undefined) {
      try {
        const { address, network, tag } = await venue.depositAddress(code, over?.name);
        return { address, network, tips: tag === undefined ? '' : `Memo / Tag: ${tag}`, min_number: over?.minDeposit };
      } catch (error) {
        if (error instanceof VenueError && error.outcome === 'refused') return undefined;
        throw error;
      }
    }
  });
}

function logRoutes({ userRoute }: GatewayRouter, { venue, market }: Services, { account }: Trading): void {
  async function transfers() {
    const deposits = venue.abilities.deposits ? await account.deposits.get() : [];
    const withdrawals = venue.abilities.withdrawals ? await account.withdrawals.get() : [];
    return [
      ...deposits.map((transfer) => ({ ...transfer, isDeposit: true })),
      ...withdrawals.map((transfer) => ({ ...transfer, isDeposit: false })),
    ].toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  }

  userRoute(accountLog, async ({ input }) => {
    const code = codeOf(market, input.currency);
    const rows = (await transfers()).filter(({ currency }) => currency === code && input.type === 'change');
    return { list: pageOf(rows, input.page).map(logRow) };
  });
  userRoute(ledger, async ({ input }) => ({ data: pageOf(await transfers(), input.page, input.limit).map(logRow) }));
}

function logRow(transfer: VenueTransfer & { readonly isDeposit: boolean }) {
  const { id, currency, network, amount, fee, address, transactionId, state, at, isDeposit } = transfer;
  return {
    id: rowIds.of(`${isDeposit ? 'deposit' : 'withdrawal'} ${id}`),
    value: isDeposit ? amount : minus(ZERO, amount),
    info: isDeposit ? SERVER_TEXTS.ledgerDeposit : WITHDRAWAL_TEXTS[state],
    created_time: at === undefined ? undefined : dateTime(at),
    account: 'change',
    currency_name: currency,
    status: stateNumber(STATES[state]),
    hash: transactionId ?? '',
    network: network ?? '',
    ...(isDeposit ? {} : { address: address ?? '', charge: fee }),
  };
}

function withdrawalRoutes({ userRoute }: GatewayRouter, { venue, market }: Services, trading: Trading): void {
  const { account, withdrawals } = trading;
  /** Without a known fee neither the receipt nor the high share of a fee can be told: such a network is not offered. */
  const networksOf = async (code: string) =>
    (await venue.networks(code)).flatMap(({ canWithdraw, name, withdrawalFee: rate, minWithdrawal }) =>
      canWithdraw && rate !== undefined ? [{ name, rate, min_number: minWithdrawal }] : [],
    );

  userRoute(withdrawalInfo, async ({ input }) => {
    const code = codeOf(market, input.currency);
    const networks = await networksOf(code);
    const [network] = networks;
    if (!network) throw new Rejection(SERVER_TEXTS.withdrawalUnsupported);
    const balance = (await account.balances.get()).find(({ currency }) => currency === code);
    return {
      name: code,
      change_balance: balance ? balance.available : ZERO,
      // Of clients that do not read the networks: the terms that hold on each of them.
      min_number: networks.reduce(
        (most, { min_number: each }) => (each === undefined ? most : larger(most, each)),
        network.min_number ?? ZERO,
      ),
      rate: networks.reduce((most, { rate: each }) => larger(most, each), network.rate),
      networks,
    };
  });

  userRoute(withdraw, async ({ input, request }) => {
    const code = codeOf(market, input.currency);
    if (!isPositive(input.number)) throw new Rejection(SERVER_TEXTS.amountPositive);
    const networks = await networksOf(code);
    // One of several networks is never chosen for the owner.
    const network =
      input.type === undefined && networks.length === 1
        ? networks[0]
        : networks.find(({ name }) => name === input.type);
    if (!network) throw new Rejection(SERVER_TEXTS.withdrawalUnsupported);
    // The owner has confirmed another receipt.
    if (compare(input.rate, network.rate) !== 0) throw new Rejection(SERVER_TEXTS.withdrawalFeeChanged);
    if (network.min_number && isLess(input.number, network.min_number))
      throw new Rejection(SERVER_TEXTS.minimumQuantity(network.min_number));
    const clientId = request ? clientIdOf(request) : randomUUID().replaceAll('-', '');
    const asked = { currency: code, network: network.name, amount: input.number, address: input.address };
    const result = await withdrawals.withdraw(asked, clientId);
    if (result.ok) return SERVER_TEXTS.withdrawalSubmitted;
    if (result.reason === 'stopped') throw new Rejection(SERVER_TEXTS.tradingStopped);
    if (result.reason === 'request_taken') throw new Rejection(SERVER_TEXTS.duplicateSubmission);
    throw venueRefusal(result.reason);
  });
}

function codeOf(market: Services['market'], id: number): string {
  const code = market.currencies.textOf(id);
  if (code === undefined) throw new Rejection(SERVER_TEXTS.currencyNotFound);
  return code;
}
