import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { ownOrders } from '@bourse/contracts/c2c';
import { anAcceptorDeal, anAd, aWireOrder } from '../testing/fixtures';
import * as v from 'valibot';
import { dealDifference, publishedDifference, takenDifference } from './differences';

const d = decimal;
const orderOf = (overrides: Parameters<typeof aWireOrder>[0]) =>
  v.parse(ownOrders.reply, { data: [aWireOrder({ id: 9, ...overrides })] });

describe('what a write of the C2C market has created', () => {
  const taken = { adId: 11, amount: d('20'), price: d('7.2'), currency: 'USDT' };

  it('a taken ad is compared by amount and price: a back end may take the whole ad', () => {
    expect(takenDifference(taken, { ids: [5] }, orderOf({ number: '20', price: '7.20' }))).toBeUndefined();
    expect(takenDifference(taken, { ids: [5] }, orderOf({ number: '500', price: '7.20' }))).toEqual({
      confirmed: '20',
      created: '500',
      unit: 'USDT',
    });
    expect(takenDifference(taken, { ids: [5] }, orderOf({ number: '20', price: '9' }))).toEqual({
      confirmed: '7.2',
      created: '9',
      unit: 'CNY',
    });
    expect(takenDifference(taken, {}, orderOf({ number: '500' }))).toBeUndefined();
  });

  it('a published ad is compared by its whole amount and its price', () => {
    const published = { amount: d('1000'), price: d('7.2'), currency: 'USDT' };
    const ad = anAd({ id: 12, total: d('1000'), remainder: d('400') });
    expect(publishedDifference(published, { ids: [11] }, [ad, anAd()])).toBeUndefined();
    const larger = { ...ad, total: d('9000') };
    expect(publishedDifference(published, { ids: [11] }, [larger, anAd()])).toMatchObject({ created: '9000' });
    const dearer = { ...ad, price: d('7.3') };
    expect(publishedDifference(published, { ids: [11] }, [dearer, anAd()])).toMatchObject({ created: '7.3' });
  });

  it('a deal with an acceptor is compared by its money', () => {
    const deals = [anAcceptorDeal({ id: 4, money: d('900') })];
    expect(dealDifference({ money: d('900') }, { ids: [3] }, deals)).toBeUndefined();
    expect(dealDifference({ money: d('100') }, { ids: [3] }, deals)).toEqual({
      confirmed: '100',
      created: '900',
      unit: 'CNY',
    });
  });
});
