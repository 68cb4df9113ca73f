import { hasKey, isObject, readAs, rowsIn, type DialectCheck, type DialectFindings } from '../../check';
import { accountLog, depositAddress, ledger, LEDGER_PAGE_SIZE, transferHistory, walletList } from '..';
import { unitOfTotals } from './account-totals';

declare module '../../check' {
  interface Known {
    currencyId?: number;
    withdrawableId?: number;
  }
}

/** Whether the account log fails without the header `lang` alone. */
async function wantsLanguage({ answerTo }: DialectCheck, currency: number): Promise<boolean> {
  const request = { type: '2', currency, page: 1 };
  const withLanguage = await answerTo(accountLog, request, 'en');
  const withoutLanguage = await answerTo(accountLog, request);
  return withLanguage?.status === 200 && withoutLanguage !== undefined && withoutLanguage.status >= 500;
}

/** Signs of a dialect in addresses, balances, transfers and the account log, and what users notice of them. */
export async function dialect(check: DialectCheck): Promise<DialectFindings> {
  const { known, messageOf } = check;
  const currency = known.withdrawableId ?? known.currencyId;
  const address = currency === undefined ? undefined : await messageOf(depositAddress, { currency });
  const balances = await messageOf(walletList, {});
  const legal = isObject(balances) ? balances['legal_wallet'] : undefined;
  const hasTotalAlone = hasKey(legal, 'totle') && !hasKey(legal, 'usdt_totle');
  const totals = unitOfTotals(balances);
  const history = await messageOf(transferHistory, { page: 1 });
  const entries = readAs(ledger, await messageOf(ledger, { limit: LEDGER_PAGE_SIZE, page: 1 })) ?? [];
  return {
    signs: [
      {
        presets: ['a'],
        says: 'the account log wants the header lang',
        isThere: currency !== undefined && (await wantsLanguage(check, currency)),
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
      {
        presets: ['c', 'd', 'e'],
        says: 'accounts have a total, but none in USDT',
        isThere: hasTotalAlone,
      },
      {
        presets: ['c', 'd'],
        says: 'transfers come as a page of the message',
        isThere: hasTotalAlone && hasKey(history, 'data'),
      },
      { presets: ['e'], says: 'transfers come beside the message', isThere: Array.isArray(history) },
      { presets: ['c', 'd'], says: 'the total of an account is its worth in USDT', isThere: totals === 'USDT' },
      { presets: ['e'], says: 'the total of an account is in CNY', isThere: totals === 'CNY' },
      {
        presets: ['f'],
        says: 'addresses come as a list of texts',
        isThere: Array.isArray(address) && typeof address[0] === 'string',
      },
    ],
    notes: [
      address !== undefined &&
        address !== '' &&
        (readAs(depositAddress, address) ?? []).length === 0 &&
        'Deposit addresses cannot be read: users are sent to support.',
      rowsIn(history) > 0 &&
        (readAs(transferHistory, history) ?? []).length === 0 &&
        'The history of transfers cannot be read.',
      entries.some(({ account }) => 'text' in account) && 'Some rows of the ledger name no account.',
    ],
  };
}
