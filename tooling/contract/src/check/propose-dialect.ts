import * as c2c from '@bourse/c2c/contract';
import { capabilities } from '@bourse/feature-kit/contract';
import * as lever from '@bourse/lever/contract';
import * as featureKit from '@bourse/feature-kit/contract';
import * as market from '@bourse/market/contract';
import * as wallet from '@bourse/wallet/contract';
import type { Call, PresetName, ReplyOf } from '@bourse/api-client/contract';
import * as v from 'valibot';
import type { Fields } from '@bourse/api-client/contract-check';
import { unitOfTotals } from './account-totals';
import type { BackEnd } from './back-end';
import type { Known } from './known';

/** A preset for a back end, with what speaks for it, and what users will notice. */
export interface Proposal {
  readonly preset: PresetName;
  /** Presets for which as much speaks: they differ in writes alone, which the check does not send. */
  readonly others: readonly PresetName[];
  readonly signs: readonly string[];
  readonly notes: readonly string[];
}

interface Sign {
  readonly presets: readonly PresetName[];
  readonly says: string;
  readonly isThere: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasKey = (value: unknown, key: string) => isObject(value) && key in value;

/** A message as the client reads it; `undefined` where it does not. */
function read<C extends Call>({ reply }: C, message: unknown): ReplyOf<C> | undefined {
  const parsed = v.safeParse(reply, message);
  return parsed.success ? parsed.output : undefined;
}

/** Asks a few calls that only read, looks at the forms of the replies, and proposes the preset that most of them speak for. */
export async function proposeDialect(backEnd: BackEnd, known: Known): Promise<Proposal> {
  /** The raw message of a call; `undefined` where there is none. */
  const messageOf = async (call: Call, request: Fields): Promise<unknown> => {
    const { body } = await backEnd.ask(call, request).catch(() => ({ body: undefined }));
    return isObject(body) ? (body['message'] ?? body['data']) : undefined;
  };
  const currency = known.withdrawableId ?? known.currencyId;
  const pairKeys = known.pair ? market.pairKeysOf(known.pair.id) : undefined;

  const address = currency === undefined ? undefined : await messageOf(wallet.depositAddress, { currency });
  const balances = await messageOf(wallet.walletList, {});
  const positions = await messageOf(lever.leverMyTrade, { status: 1, page: 1 });
  const support = await messageOf(featureKit.customerService, {});
  const history = await messageOf(wallet.transferHistory, { page: 1 });
  const log = await messageOf(wallet.ledger, { limit: wallet.LEDGER_PAGE_SIZE, page: 1 });
  const deal = pairKeys && read(lever.leverDeal, await messageOf(lever.leverDeal, pairKeys));
  const abilities = await messageOf(capabilities, {});
  const ads =
    known.pair && (await messageOf(c2c.marketAds, { type: 'sell', page: 1, currency_id: known.pair.quoteId }));
  const refusesZeroStops = await doesRefuseZeroStops(backEnd);
  const withLanguage = currency === undefined ? undefined : await logStatus(backEnd, currency, 'en');
  const withoutLanguage = currency === undefined ? undefined : await logStatus(backEnd, currency, undefined);

  const hasBarePositions = hasKey(positions, 'data') && !hasKey(positions, 'message');
  const totals = unitOfTotals(balances);
  const legal = isObject(balances) ? balances['legal_wallet'] : undefined;
  const signs: Sign[] = [
    {
      presets: ['a'],
      says: 'the account log wants the header lang',
      isThere: withLanguage === 200 && withoutLanguage !== undefined && withoutLanguage >= 500,
    },
    {
      presets: ['a'],
      says: 'addresses come as one text with prefixes in lower case',
      isThere: typeof address === 'string' && /^[a-z]+\d*:/.test(address),
    },
    {
      presets: ['b'],
      says: 'addresses come as an object by network',
      isThere: isObject(address) && !('address' in address) && !('list' in address),
    },
    { presets: ['b'], says: 'customer service comes as text', isThere: typeof support === 'string' && support !== '' },
    {
      presets: ['c', 'd', 'e'],
      says: 'positions come as a page without another around it',
      isThere: hasBarePositions,
    },
    {
      presets: ['c', 'd', 'e'],
      says: 'accounts have a total, but none in USDT',
      isThere: hasKey(legal, 'totle') && !hasKey(legal, 'usdt_totle'),
    },
    {
      presets: ['c', 'd'],
      says: 'transfers come as a page of the message',
      isThere: hasBarePositions && hasKey(history, 'data'),
    },
    { presets: ['e'], says: 'transfers come beside the message', isThere: Array.isArray(history) },
    { presets: ['c', 'd'], says: 'the total of an account is its worth in USDT', isThere: totals === 'USDT' },
    { presets: ['e'], says: 'the total of an account is in CNY', isThere: totals === 'CNY' },
    {
      presets: ['f'],
      says: 'addresses come as a list of texts',
      isThere: Array.isArray(address) && typeof address[0] === 'string',
    },
  ];
  const present = signs.filter(({ isThere }) => isThere);
  const votes = new Map<PresetName, number>();
  for (const { presets } of present) {
    for (const preset of presets) votes.set(preset, (votes.get(preset) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  const [best, ...others] = [...votes].flatMap(([preset, count]) => (count === most ? [preset] : []));

  const rowsIn = (message: unknown): number => {
    if (Array.isArray(message)) return message.length;
    if (!isObject(message)) return 0;
    return rowsIn(message['list'] ?? message['data'] ?? []);
  };
  const readLog = read(wallet.ledger, log) ?? [];
  const notes = [
    rowsIn(ads) > 0 &&
      !hasKey(abilities, 'c2c_partial') &&
      'C2C ads are taken as a whole: the back end does not announce parts.',
    address !== undefined &&
      address !== '' &&
      (read(wallet.depositAddress, address) ?? []).length === 0 &&
      'Deposit addresses cannot be read: users are sent to support.',
    rowsIn(history) > 0 &&
      (read(wallet.transferHistory, history) ?? []).length === 0 &&
      'The history of transfers cannot be read.',
    readLog.some(({ account }) => 'text' in account) && 'Some rows of the ledger name no account.',
    refusesZeroStops && 'A stop of 0 is refused: take profit and stop loss are set together ("stops": "both").',
    deal &&
      (deal.bids.length === 0 || deal.asks.length === 0) &&
      'The leverage book is empty or one-sided: market orders are shown with the last price.',
    deal &&
      deal.maintenanceRate === undefined &&
      'No maintenance rate is sent: no liquidation price, no liquidation warning.',
  ].filter((note) => typeof note === 'string');
  return { preset: best ?? 'default', others, signs: present.map(({ says }) => says), notes };
}

/** No position has it. */
const NO_ID = 2_147_483_647;

/** Asks for stops of 0 for a position that does not exist: nothing changes, and the refusal says which of the two is wrong. */
async function doesRefuseZeroStops(backEnd: BackEnd): Promise<boolean> {
  const request = { id: NO_ID, target_profit_price: '0', stop_loss_price: '0' };
  const { body } = await backEnd.ask(lever.leverSetStop, request).catch(() => ({ body: undefined }));
  return isObject(body) && body['type'] === 'error' && lever.REFUSES_ZERO.test(String(body['message']));
}

/** The status of the account log with a language, or without any. */
async function logStatus({ baseUrl, token }: BackEnd, currency: number, language: string | undefined) {
  const response = await fetch(new URL(`/api${wallet.accountLog.path}?t=${Date.now()}`, baseUrl), {
    method: 'POST',
    body: new URLSearchParams({ type: '2', currency: String(currency), page: '1' }),
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(language !== undefined && { lang: language }),
    },
  }).catch(() => undefined);
  return response?.status;
}
