import { decimal, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import { saveMerchantName } from '../../accounts/merchants';
import { savePayee } from '../../accounts/payees';
import type { Exchange } from '../../exchange-interface';
import { addAcceptor } from '../../products/acceptors/store';
import { C2C_DECIMALS } from '../../products/c2c/decimals';
import { publishAd } from '../../products/c2c/publish-ad';
import type { Floating } from '../../products/c2c/types';
import { c2c } from '../../products/c2c/product';
import { CNY_PER_USDT } from '../../catalog/constants';
import { MERCHANTS, type Merchant } from './merchants';

/** Coin of a merchant in the asset account, enough for its ads and for deals. */
const STOCK = { USDT: '200000', BTC: '10' } as const;

const HOUSE_ACCOUNT = 'acceptor@merchants.bourse.example';

/** USDT for one coin at the last trade. */
type UsdtPrice = (currencyId: number) => string | undefined;

interface SeedNeeds {
  readonly usdtPrice: UsdtPrice;
  /** An ad that is refused is reported; the others are published. */
  readonly onError: (error: unknown) => void;
}

/** Makes merchants and acceptors at the first start; publishes the ads that a merchant does not have open. */
export async function seedC2c(exchange: Exchange, needs: SeedNeeds): Promise<Map<number, Merchant>> {
  const merchants = new Map<number, Merchant>();
  for (const merchant of MERCHANTS) {
    const userId = await userOf(exchange, merchant.account);
    merchants.set(userId, merchant);
    await saveMerchantName(exchange.db, userId, merchant.name);
    await savePayee(exchange.db, userId, merchant.payee);
    await publishMissing(exchange, userId, merchant, needs);
  }
  await seedAcceptors(exchange);
  return merchants;
}

/** Publishes each ad of a merchant that has no open one of its type and coin. */
async function publishMissing(
  exchange: Exchange,
  userId: number,
  { account, ads }: Merchant,
  { usdtPrice, onError }: SeedNeeds,
): Promise<void> {
  const open = await exchange.db
    .selectFrom('c2c_ads')
    .select(['type', 'currency_id'])
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('surplus', '>', '0')
    .execute();
  for (const ad of ads) {
    const currency = exchange.currencies().find(({ code }) => code === ad.code);
    const usdt = currency && (currency.code === 'USDT' ? '1' : usdtPrice(currency.id));
    if (!currency || usdt === undefined) continue;
    if (open.some(({ type, currency_id }) => type === ad.type && currency_id === currency.id)) continue;
    const index = times(decimal(usdt), CNY_PER_USDT);
    const fixed = roundHalfUp(times(index, decimal(ad.price)), C2C_DECIMALS);
    const floating = { percent: times(decimal(ad.price), decimal(100)), least: undefined, most: undefined };
    const publish = (price: Decimal | Floating) =>
      exchange.run((context) =>
        publishAd(context, context.of(c2c), {
          userId,
          type: ad.type,
          currencyId: currency.id,
          price,
          amount: decimal(ad.amount),
          way: ad.way,
          minimum: ad.minimum === undefined ? undefined : decimal(ad.minimum),
        }),
      );
    // Before the bots act there may be no index yet.
    const first = await publish(ad.isFloating ? floating : fixed);
    const published = !first.ok && first.reason === 'no_reference' ? await publish(fixed) : first;
    if (!published.ok) onError(new Error(`${account} publishes no ${ad.type} of ${ad.code}: ${published.reason}`));
  }
}

const terms = (deposit: string, withdraw: string, rate: string) => ({
  depositLimit: decimal(deposit),
  withdrawLimit: decimal(withdraw),
  depositRate: decimal(rate),
  withdrawRate: decimal(rate),
});

async function seedAcceptors(exchange: Exchange): Promise<void> {
  const userId = await userOf(exchange, HOUSE_ACCOUNT);
  const accounts = {
    userId,
    wechatNickname: 'Harbour',
    wechatAccount: 'harbour_pay',
    aliNickname: 'Harbour',
    aliAccount: 'pay@harbour.example',
    bankName: 'Bank of Shanghai',
    bankAccount: '6222021234567890128',
    bankAddress: 'Lujiazui Branch',
  };
  await addAcceptor(exchange.db, {
    ...accounts,
    id: 1,
    name: 'Harbour Exchange',
    kind: 'fiat',
    ...terms('50000', '30000', '0.5'),
  });
  await addAcceptor(exchange.db, {
    ...accounts,
    id: 2,
    name: 'Pearl River OTC',
    kind: 'fiat',
    wechatAccount: '',
    ...terms('200000', '100000', '0.8'),
  });
  await addAcceptor(exchange.db, {
    ...accounts,
    id: 3,
    name: 'Block Bridge',
    kind: 'virtual',
    bankAccount: '',
    ...terms('20000', '20000', '1'),
  });
}

/** A verified merchant user with its stock; found again after the first start. */
async function userOf(exchange: Exchange, account: string): Promise<number> {
  const known = await exchange.accounts.userByAccount(account);
  if (known) return known.id;
  const created = await exchange.admin.createUser({ account, isSeller: true, reviewStatus: 2 });
  if (!created.ok) throw new Error(`${account}: ${created.reason}`);
  const userId = created.user.id;
  for (const [code, amount] of Object.entries(STOCK)) {
    const currency = exchange.currencies().find((each) => each.code === code);
    if (currency) {
      await exchange.admin.deposit({ userId, currencyId: currency.id, wallet: 'legal', amount: decimal(amount) });
    }
  }
  return userId;
}
