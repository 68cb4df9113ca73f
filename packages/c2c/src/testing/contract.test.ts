import type { Call } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  acceptorDeal,
  acceptorDeals,
  acceptorList,
  marketAds,
  oneOrder,
  ownOrders,
  publishAd,
  takeAd,
} from '@bourse/contracts/c2c';
import {
  anAcceptor,
  anAcceptorDeal,
  anAd,
  anOrder,
  aPayee,
  aWireAcceptor,
  aWireAd,
  aWireDeal,
  aWireOrder,
  NOW,
} from '.';

const read = <C extends Call>(call: C, wire: unknown): v.InferOutput<C['reply']> => v.parse(call.reply, wire);

describe('lists', () => {
  it('a list reads a bare list, `list`, `data` and null', () => {
    for (const wire of [[aWireAd()], { list: [aWireAd()] }, { data: [aWireAd()], total: 1 }]) {
      expect(read(marketAds, wire)).toHaveLength(1);
    }
    expect(read(marketAds, null)).toEqual([]);
    expect(read(marketAds, { list: null })).toEqual([]);
  });

  it('a list drops a row that does not fit and keeps the others', () => {
    expect(read(marketAds, { list: [{ id: 'x' }, { ...aWireAd(), type: 'swap' }, aWireAd()] })).toHaveLength(1);
  });
});

it('an ad maps the wire names, and reads the specified fields alone', () => {
  expect(read(marketAds, [aWireAd()])).toEqual([
    anAd({ minimum: undefined, isOwn: undefined, deals: undefined, completionRate: undefined, createdAt: undefined }),
  ]);
});

it('an ad reads the optional fields where they are sent', () => {
  const wire = aWireAd({
    min_number: 100,
    is_own: 0,
    deals: '412',
    completion_rate: '98.50',
    create_time: NOW / 1000,
  });
  expect(read(marketAds, [wire])).toEqual([anAd()]);
});

it('an ad has no minimum where zero is sent for it', () => {
  expect(read(marketAds, [aWireAd({ min_number: '0.00000' })])[0]?.minimum).toBeUndefined();
});

it('an ad reads the complete time where the other one has no year', () => {
  const wire = aWireAd({ create_time: '20:00 11/20', format_create_time: '2026-11-20 20:00:00' });
  expect(read(marketAds, [wire])[0]?.createdAt).toBe(NOW);
});

it('an ad has an unknown total, and is dropped without a remainder', () => {
  const { total_number: _total, surplus_number, ...wire } = aWireAd();
  expect(read(marketAds, [{ ...wire, surplus_number }])[0]?.total).toBeUndefined();
  expect(read(marketAds, [wire])).toEqual([]);
});

it.each([
  ['银行卡', ['bank']],
  ['中国工商银行', ['bank']],
  ['Bank of China', ['bank']],
  ['支付宝、微信', ['alipay', 'wechat']],
  ['bank,银行卡', ['bank']],
])('an ad reads the payment method %s', (way, methods) => {
  expect(read(marketAds, [aWireAd({ way })])[0]?.methods).toEqual(methods);
});

it('an ad reads several payment methods and ignores unknown ones', () => {
  expect(read(marketAds, [aWireAd({ way: 'ali_pay, we_chat,cash' })])[0]?.methods).toEqual(['alipay', 'wechat']);
});

it('an order maps the wire names, and reads the specified fields alone', () => {
  expect(read(oneOrder, aWireOrder())).toEqual(
    anOrder({ adId: undefined, currencyId: undefined, currency: '', isPublisher: undefined }),
  );
});

it('an order reads the optional fields where they are sent', () => {
  const wire = aWireOrder({
    ad_id: '11',
    currency_id: 3,
    currency_name: 'USDT',
    is_owner: '1',
    is_sure: '2',
    cancelled_by: 'timeout',
    update_time: '2026-11-20 20:15:00',
  });
  expect(read(oneOrder, wire)).toEqual(
    anOrder({ status: 'cancelled', cancelledBy: 'timeout', isPublisher: true, updatedAt: NOW + 900_000 }),
  );
});

it('an order takes the total from amount and price, and the time from the formatted one, where they are missing', () => {
  const { deal_money: _money, create_time: _time, ...wire } = aWireOrder();
  expect(read(oneOrder, wire)).toMatchObject({ total: '3600', createdAt: NOW });
});

it('an order reads the complete time where the other one has no year', () => {
  expect(read(oneOrder, aWireOrder({ create_time: '20:00 11/20' })).createdAt).toBe(NOW);
});

it('an order has a verified name only where the exchange says so', () => {
  expect(read(oneOrder, aWireOrder({ hes_verified: 1 })).isNameVerified).toBe(true);
  expect(read(oneOrder, aWireOrder({ hes_verified: 0 })).isNameVerified).toBe(false);
});

it('an order reads an empty list of PHP and null as missing payee information', () => {
  const { publisherPayee, takerPayee } = read(oneOrder, {
    ...aWireOrder(),
    sell_cash_info: [],
    user_cash_info: null,
  });
  expect(publisherPayee?.realName ?? '').toBe('');
  expect(takerPayee).toBeUndefined();
});

it('an order reads null fields of the payee as not set', () => {
  const wire = { ...aWireOrder(), sell_cash_info: { real_name: '王小明', bank_account: null } };
  expect(read(oneOrder, wire).publisherPayee).toEqual({
    ...aPayee(),
    bankName: '',
    bankAccount: '',
    alipayAccount: '',
    wechatAccount: '',
    wechatNickname: '',
  });
});

it('an order keeps the name of a payment method that the contract does not have', () => {
  expect(read(oneOrder, aWireOrder({ way_name: '现金' }))).toMatchObject({ method: undefined, methodText: '现金' });
});

it('an order is dropped from a list where its status is unknown', () => {
  expect(read(ownOrders, [aWireOrder({ is_sure: 9 })])).toEqual([]);
});

describe('acceptors', () => {
  it('the reply maps an acceptor and a deal', () => {
    expect(read(acceptorList, [aWireAcceptor()])).toEqual([anAcceptor()]);
    expect(read(acceptorDeals, { data: [aWireDeal()] })).toEqual([anAcceptorDeal()]);
  });

  it('an acceptor has unknown limits, fees and terms where they are not sent', () => {
    expect(read(acceptorList, [{ id: 1, name: 'Harbour Exchange' }])[0]).toMatchObject({
      depositLimit: undefined,
      depositRate: undefined,
      withdrawLimit: undefined,
      withdrawRate: undefined,
      coin: '',
      price: undefined,
      wallet: undefined,
    });
  });

  it('the reply reads an acceptor without kind and balance', () => {
    const { type: _kind, user_balance: _balance, ...wire } = aWireAcceptor();
    expect(read(acceptorList, [wire])[0]).toMatchObject({ kind: undefined, userBalance: undefined });
  });
});

describe('writes', () => {
  it('the contract refuses payment methods and ad types that the contract does not have', () => {
    const ad = { price: '7.2', total_number: '1000', way: 'bank', currency_id: 3, type: 'sell' };
    expect(v.is(publishAd.request, ad)).toBe(true);
    expect(v.is(publishAd.request, { ...ad, way: 'cash' })).toBe(false);
    expect(v.is(publishAd.request, { ...ad, type: 'swap' })).toBe(false);
  });

  it('the contract refuses a deal without money, mobile or account', () => {
    const deal = { acceptor_id: 1, way: 'bank', type: 'buy', mobile: '1', deal_account: '2', money: '3' };
    expect(v.is(acceptorDeal.request, deal)).toBe(true);
    for (const wrong of [{ money: '0' }, { mobile: ' ' }, { deal_account: '' }]) {
      expect(v.is(acceptorDeal.request, { ...deal, ...wrong })).toBe(false);
    }
  });

  it('writes count as done for any content of an `ok` reply', () => {
    expect(read(takeAd, { id: 5 })).toBe('');
    expect(read(takeAd, null)).toBe('');
    expect(read(takeAd, '成功')).toBe('成功');
    expect(read(takeAd, { msg: '操作成功', data: { id: 5 } })).toBe('操作成功');
  });
});
