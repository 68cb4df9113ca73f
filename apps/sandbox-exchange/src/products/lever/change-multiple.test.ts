import { decimal, minus, plus } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createLeverExchange, done, leverOf, type LeverExchange } from './lever.test-support';
import { MULTIPLES } from './settings';

const d = decimal;

let lever: LeverExchange;
let user: User;
beforeEach(async () => {
  lever = await createLeverExchange();
  user = await lever.trader();
  await lever.fundInsurance('1000000');
  await lever.mark(100_000);
});
afterEach(() => lever.end());

/** 10 lots of 0.01 BTC at 100,000: value 10,000, fee 7. */
const opened = async (multiple: number) => done(await lever.submit(user, { multiple: d(multiple) })).id;

describe('a multiple that changes', () => {
  it('a lower multiple takes the missing margin from the available balance', async () => {
    const id = await opened(10);
    expect(done(await lever.setMultiple(user, id, 5))).toMatchObject({ multiple: 5, margin: '2000' });
    expect(await lever.order(id)).toMatchObject({ multiple: 5, margin: '2000', initialMargin: '2000' });
    expect(await lever.money(user)).toEqual({ available: '7993', held: '2000' });
  });

  it('a higher multiple releases margin, and closing the position pays out what is left of it', async () => {
    const id = await opened(10);
    done(await lever.setMultiple(user, id, 50));
    expect(await lever.order(id)).toMatchObject({ multiple: 50, margin: '200', initialMargin: '200' });
    expect(await lever.money(user)).toEqual({ available: '9793', held: '200' });
    done(await lever.close(user, id));
    expect(await lever.money(user)).toEqual({ available: '9993', held: '0' });
  });

  it('a margin that losses have taken from is not filled up by a higher multiple, and wholly by a lower one', async () => {
    user = await lever.trader('1100');
    const id = await opened(10);
    const hedge = done(await lever.submit(user, { direction: 'short', lots: d(6), multiple: d(100) })).id;
    await lever.mark(112_000);
    // A loss of 720: 88.8 from the available balance, the rest from the margin of the other position.
    done(await lever.close(user, hedge));
    expect(await lever.money(user)).toEqual({ available: '0', held: '368.8' });
    expect(done(await lever.setMultiple(user, id, 20))).toMatchObject({ margin: '368.8' });
    expect(await lever.order(id)).toMatchObject({ margin: '368.8', initialMargin: '500' });
    expect(await lever.setMultiple(user, id, 10)).toEqual({ ok: false, reason: 'margin_insufficient' });
    done(await lever.setMultiple(user, id, 50));
    expect(await lever.money(user)).toEqual({ available: '168.8', held: '200' });
    expect(await lever.setMultiple(user, id, 20)).toEqual({ ok: false, reason: 'margin_insufficient' });
  });

  it('the same multiple changes nothing', async () => {
    const id = await opened(10);
    const before = await lever.money(user);
    done(await lever.setMultiple(user, id, 10));
    expect(await lever.money(user)).toEqual(before);
  });

  it('a multiple moves the price of the liquidation, and survives a restart', async () => {
    user = await lever.trader('1500');
    const id = await opened(10);
    // Equity 1,493: the account liquidates at a loss of 993 with a margin of 1,000, and of 1,443 with one of 100.
    done(await lever.setMultiple(user, id, 100));
    lever = leverOf(lever, await lever.restart(), lever.end);
    await lever.mark(86_000);
    expect(await lever.order(id)).toMatchObject({ status: 'position', multiple: 100 });
    await lever.mark(85_571);
    expect((await lever.order(id))?.status).toBe('position');
    await lever.mark(85_570);
    expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: 'liquidation' });
  });

  it('the parts of a position keep its multiple', async () => {
    const id = await opened(10);
    done(await lever.setMultiple(user, id, 5));
    expect(done(await lever.close(user, id, d(5)))).toMatchObject({ multiple: 5, margin: '1000' });
    done(await lever.setMultiple(user, id, 10));
    expect(await lever.money(user)).toEqual({ available: '9493', held: '500' });
  });
});

describe('a multiple is refused and changes nothing', () => {
  it.each([
    [0, 'multiple_required'],
    [3, 'multiple_not_offered'],
    [1000, 'multiple_not_offered'],
  ] as const)('%i is refused with %s', async (multiple, reason) => {
    const id = await opened(10);
    expect(await lever.setMultiple(user, id, multiple)).toEqual({ ok: false, reason });
    expect(await lever.money(user)).toEqual({ available: '8993', held: '1000' });
  });

  it('a margin that is not there is refused', async () => {
    user = await lever.trader('1100');
    const id = await opened(10);
    expect(await lever.setMultiple(user, id, 5)).toEqual({ ok: false, reason: 'margin_insufficient' });
    expect(await lever.money(user)).toEqual({ available: '93', held: '1000' });
  });

  it('a multiple that would leave the account near liquidation is refused', async () => {
    user = await lever.trader('5100');
    const id = await opened(10);
    await lever.mark(70_000);
    // Equity 2,093: a margin of 5,000 would need 2,750 for the warning rate, one of 2,000 needs 1,100.
    expect(await lever.setMultiple(user, id, 2)).toEqual({ ok: false, reason: 'margin_too_low' });
    done(await lever.setMultiple(user, id, 5));
  });

  it.each(['stale', 'outlier'] as const)('both directions are refused while the mark price is %s', async (state) => {
    const id = await opened(10);
    await lever.mark(100_000, state);
    for (const multiple of [5, 20]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await lever.setMultiple(user, id, multiple)).toEqual({ ok: false, reason: 'price_unavailable' });
    }
  });

  it('the position of another user, a pending order and a closed position are refused', async () => {
    const id = await opened(10);
    const stranger = await lever.trader();
    expect(await lever.setMultiple(stranger, id, 5)).toEqual({ ok: false, reason: 'not_your_order' });
    const pending = done(await lever.submit(user, { limit: d(99_000) })).id;
    expect(await lever.setMultiple(user, pending, 5)).toEqual({ ok: false, reason: 'not_open' });
    done(await lever.close(user, id));
    expect(await lever.setMultiple(user, id, 5)).toEqual({ ok: false, reason: 'not_open' });
  });
});

it('a position whose multiple has changed is, in its margin and the money of its user, the one that was opened with it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('long' as const, 'short' as const),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 99_000_00, max: 101_000_00 }),
      fc.array(fc.constantFrom(...MULTIPLES), { minLength: 1, maxLength: 5 }),
      async (direction, lots, cents, [last = 2, ...earlier]) => {
        await lever.mark(cents / 100);
        const [changing, opening] = [await lever.trader('100000'), await lever.trader('100000')];
        const terms = { direction, lots: d(lots) };
        const { id } = done(await lever.submit(changing, { ...terms, multiple: d(20) }));
        const paidIn = plus((await lever.money(changing)).available, (await lever.money(changing)).held);
        for (const multiple of [...earlier, last]) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          done(await lever.setMultiple(changing, id, multiple));
        }
        const other = done(await lever.submit(opening, { ...terms, multiple: d(last) }));
        const { margin, initialMargin, multiple } = other;
        expect(await lever.order(id)).toMatchObject({ margin, initialMargin, multiple });
        const money = await lever.money(changing);
        expect(money).toEqual(await lever.money(opening));
        expect(minus(paidIn, plus(money.available, money.held))).toBe('0');
        done(await lever.close(changing, id));
        done(await lever.close(opening, other.id));
      },
    ),
    { numRuns: runs(10, 200) },
  );
});
