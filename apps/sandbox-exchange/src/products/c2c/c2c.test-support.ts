import type { Call } from '@bourse/contracts/wire';
import { marketAds, ownOrders, publishAd, takeAd } from '@bourse/contracts/c2c';
import { savePayee, type Payee } from '../../accounts/payees';
import type { User } from '../../accounts/types';
import { sealDocuments } from '../identity/document-store';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { AdType } from './types';

export const payee = (realName: string): Payee => ({
  realName,
  bankName: 'Bank of Shanghai',
  bankAccount: '6222021234567890128',
  alipayAccount: '',
  wechatAccount: '',
  wechatNickname: '',
});

/** A verified user with payee information, and a token. */
export interface Trader {
  user: User;
  token: string;
}

export interface Marketplace extends TestApp {
  /** A verified user with payee information and USDT in the asset account. */
  trader(usdt?: string): Promise<Trader>;
  /** Gives a trader an approved verification of this name. */
  verify(of: Trader, name: string): Promise<void>;
  /** Publishes an ad of 100 USDT at 7.2 and returns its id. */
  publish(by: Trader, type?: AdType, amount?: string): Promise<number>;
  /** Takes the whole ad and returns the order's id. */
  take(by: Trader, adId: number): Promise<number>;
  /** Asks, and returns the text of the refusal or success. */
  text(by: Trader, call: Call, fields: Record<string, string | number>): Promise<string>;
  /** Available and held USDT of the asset account. */
  funds(of: Trader): Promise<{ available: string; held: string }>;
}

export async function openMarketplace(): Promise<Marketplace> {
  const test = await createTestApp();
  const { exchange, store, usdt } = test;
  return {
    ...test,

    async trader(amount) {
      const made = await test.user(amount === undefined ? {} : { USDT: amount }, 'legal');
      const user = await exchange.admin.updateUser(made.id, { reviewStatus: 2 });
      await savePayee(store.db, user.id, payee(`Name ${user.id}`));
      return { user, token: await test.token(user) };
    },

    async verify({ user }, name) {
      const { cardHash, sealed } = await sealDocuments(exchange, { name, cardId: `AB${user.id}00` });
      await store.db
        .insertInto('identities')
        .values({ user_id: user.id, card_hash: cardHash, sealed, status: 'approved', reason: '', submitted_at: 0 })
        .execute();
    },

    async publish({ token }, type = 'sell', amount = '100') {
      await test.reply(
        publishAd,
        { price: '7.2', total_number: amount, way: 'bank', currency_id: usdt.id, type },
        token,
      );
      const ads = await test.reply(marketAds, { type, page: 1, currency_id: usdt.id });
      return Math.max(...ads.map(({ id }) => id));
    },

    async take({ token }, adId) {
      await test.reply(takeAd, { id: adId }, token);
      const [order] = await test.reply(ownOrders, { page: 1 }, token);
      if (!order) throw new Error('no order');
      return order.id;
    },

    text: async ({ token }, call, fields) => String((await test.ask(call, fields, token)).message),

    async funds({ user }) {
      const { available, held } = await exchange.balance(user.id, usdt.id, 'legal');
      return { available, held };
    },
  };
}
