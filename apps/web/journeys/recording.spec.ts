import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { logInOnScreen } from './support/identity';
import { expect, test as base } from './support/journey';
import { runningCluster } from './support/prepared-data';
import { Sandbox } from './support/sandbox';

/** Five minutes of prices, from 16:00 in Shanghai. */
const RECORDING = join(import.meta.dirname, '../../sandbox-exchange/src/testing/recordings/short.ticks.gz');

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this very pattern
  sandbox: async ({}, use) => {
    // A recording keeps no data.
    const sandbox = await Sandbox.start(undefined, { FEED: `recorded:${RECORDING}`, DATA_DIR: '' });
    await use(sandbox);
    await sandbox.stop();
  },
});

test.skip(() => runningCluster() !== undefined, 'a recording is played for one user');

const HANDS: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
  mouse: (button) => button.click(),
  keyboard: async (button) => {
    // A click waits until the button can be pressed, a key does not: the controls are disabled while a move is carried out.
    await expect(button).toBeEnabled();
    await button.press('Space');
  },
};

for (const [hand, press] of Object.entries(HANDS)) {
  test(`a user plays a recording by ${hand}: a bar, a speed, a trade in the journal, and another start`, async ({
    deal,
    page,
    sandbox,
  }) => {
    await deal.logIn(await sandbox.user({ USDT: '100000' }));
    await page.goto('/dealCenter?symbol=BTC_USDT');
    const panel = page.getByRole('region', { name: 'Replay' });
    const control = (name: string | RegExp) => panel.getByRole('button', { name });
    await press(control('Pause'));
    await expect(control('Play')).toBeVisible();
    await press(control('Next bar'));
    await expect(panel.getByText(/16:01:00/)).toBeVisible();

    await deal.choose('Market');
    await deal.form.getByRole('textbox', { name: /^Total/ }).fill('1000');
    await deal.submit('Buy');
    await expect(panel.getByText(/^1 spot fill against holding/)).toBeVisible();

    await press(panel.getByRole('radio', { name: '60×' }));
    await press(control('Play'));
    await expect(panel.getByText(/^End of the recording/)).toBeVisible();
    await expect(control('Next bar')).toBeDisabled();

    const start = panel.getByRole('slider', { name: 'Start time' });
    await start.press('ArrowRight');
    await press(control(/^Restart at .*16:01:00/));
    const opening = sandbox.beginsAgain();
    await press(page.getByRole('dialog').getByRole('button', { name: 'Start session' }));
    await expect(page).toHaveURL(/\/components\/login$/);
    await opening;
    // The screen offers the account of the session that has ended.
    const user = await sandbox.user({ USDT: '100000' });
    await page.getByRole('textbox', { name: 'Account' }).fill(user.account);
    await logInOnScreen(page, user, user.password);
    await expect(page).not.toHaveURL(/\/components\/login$/);
    await page.goto('/dealCenter?symbol=BTC_USDT');
    await expect(panel.getByText(/^0 spot fills/)).toBeVisible();
    await expect(control('Next bar')).toBeEnabled();
  });
}
