import * as v from 'valibot';
import { HANDS } from './support/hand';
import { expect, test } from './support/journey';
import { LeverScreen } from './support/lever-screen';
import type { Sandbox, SandboxUser } from './support/sandbox';
import { VIEWS } from './support/views';

const POSITIONS = 'status=1&page=1';
const positionPage = v.object({
  message: v.object({ data: v.array(v.object({ type: v.number(), share: v.union([v.string(), v.number()]) })) }),
});

/** Direction and lots of the open positions. */
async function openPositions(sandbox: Sandbox, { token }: SandboxUser): Promise<string[]> {
  const reply = v.parse(positionPage, await sandbox.message('POST', 'lever/my_trade', POSITIONS, token));
  return reply.message.data.map(({ type, share }) => `${type === 1 ? 'long' : 'short'} ${share}`);
}

for (const name of ['mouse', 'keyboard', 'touch'] as const) {
  const hand = HANDS[name];
  const isPhone = name === 'touch';
  test.describe(`on ${isPhone ? 'a phone' : 'a desktop'}`, () => {
    test.use(VIEWS[isPhone ? 'a phone' : 'a desktop']);

    test(`a post-only order is placed and edited, and scaled orders are placed, by ${name}`, async ({
      deal,
      page,
      sandbox,
    }) => {
      const user = await sandbox.user({ USDT: '100000' });
      await deal.openOnPhone(user);
      /** The form of a phone is a sheet, which closes after an order. */
      const openForm = async () => {
        if (isPhone)
          await hand.press(
            page.getByRole('region', { name: 'Buy or sell' }).getByRole('button', { name: 'Buy', exact: true }),
          );
      };
      await openForm();
      await expect(deal.available()).toContainText('100,000');
      await hand.press(deal.form.getByRole('checkbox', { name: 'Post-only' }));
      await hand.write(deal.price, '50000');
      await hand.write(deal.amount, '0.1');
      await hand.press(deal.submitButton('Buy'));
      await hand.press(deal.sure);
      const rowAt = (price: RegExp) => page.getByRole('row', { name: price });
      await expect(rowAt(/Post-only.*50,000/)).toBeVisible();

      await hand.press(rowAt(/50,000/).getByRole('button', { name: /^Edit order:/ }));
      const edit = page.getByRole('dialog', { name: /^Edit buy/ });
      await hand.write(edit.getByRole('textbox', { name: 'New price' }), '51000');
      await hand.press(edit.getByRole('button', { name: 'Edit order' }));
      await expect(rowAt(/Post-only.*51,000/)).toBeVisible();
      await expect(rowAt(/50,000/)).toHaveCount(0);

      await openForm();
      await hand.press(deal.form.getByRole('button', { name: 'More', exact: true }));
      await hand.press(page.getByRole('menuitem', { name: 'Scaled orders' }));
      const scaled = page.getByRole('dialog', { name: /^Scaled buy/ });
      await hand.write(scaled.getByRole('textbox', { name: 'From price' }), '40000');
      await hand.write(scaled.getByRole('textbox', { name: 'To price' }), '42000');
      await hand.write(scaled.getByRole('textbox', { name: 'Number of orders' }), '3');
      await hand.write(scaled.getByRole('textbox', { name: 'Total amount' }), '0.3');
      await hand.press(scaled.getByRole('button', { name: 'Review orders' }));
      await hand.press(page.getByRole('button', { name: 'Place 3 orders' }));
      await expect.poll(() => deal.openOrdersOf(user)).toBe(4);
      expect(await sandbox.brokenRules()).toEqual({});
    });

    test(`a position is closed by a reduce-only order, in part, and reversed, by ${name}`, async ({
      deal,
      page,
      sandbox,
    }) => {
      const user = await sandbox.user({ USDT: '1000' }, 'lever');
      const lever = new LeverScreen(page);
      await deal.logIn(user);
      await sandbox.setPrice(lever.symbol, '15');
      const ofPosition = (button: RegExp) => page.getByRole('row').getByRole('button', { name: button });
      /** The exchange has the position, and the page shows it: the next press takes its lots from the row. */
      const expectPosition = async (direction: 'long' | 'short', lots: string) => {
        await expect.poll(() => openPositions(sandbox, user)).toEqual([`${direction} ${lots}`]);
        const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Close: order/ }) });
        await expect.poll(async () => (await row.innerText()).split(/\s+/)).toContain(lots);
      };
      /** Fills the form, which on a phone is a sheet that closes after an order, and sends its order. */
      const send = async (button: 'Open long' | 'Close long', lots: string) => {
        if (isPhone)
          await hand.press(page.getByRole('region', { name: 'Direction' }).getByRole('button', { name: 'Long' }));
        if (button === 'Close long') await hand.press(lever.form.getByRole('checkbox', { name: 'Reduce only' }));
        else {
          await hand.press(lever.form.getByRole('button', { name: /^Leverage/ }));
          await hand.press(page.getByRole('menuitemradio', { name: '5×', exact: true }));
          await expect(page.getByRole('menu')).toHaveCount(0);
        }
        await hand.write(lever.lots, lots);
        await hand.press(lever.form.getByRole('button', { name: button }));
        const confirmation = page.getByRole('dialog', { name: new RegExp(`^${button} LINK`) });
        await hand.press(confirmation.getByRole('button', { name: new RegExp(`^${button}`) }));
        // The reply empties the form; on a phone it closes the sheet.
        if (isPhone) await expect(lever.form).toHaveCount(0);
        else await expect(lever.lots).toHaveValue('');
      };
      await page.goto('/leverdealCenter?symbol=LINK_USDT');
      await send('Open long', '10');
      await expectPosition('long', '10');
      await send('Close long', '4');
      await expectPosition('long', '6');

      await hand.press(ofPosition(/^Close: order/));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: '50%' }));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close 3 lots' }));
      await expectPosition('long', '3');

      await hand.press(ofPosition(/^Reverse: order/));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Reverse position' }));
      await expectPosition('short', '3');
      expect(await sandbox.brokenRules()).toEqual({});
    });
  });
}
