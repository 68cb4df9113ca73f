import { expect, test as base } from './support/journey';
import { preparedData, runningCluster } from './support/prepared-data';
import { startPushService, stubPushManager } from './support/push-service';
import { Sandbox } from './support/sandbox';
import { VIEWS } from './support/views';

/** Of the service worker, in place of the notification centre of the system. */
declare global {
  var shownNotices: [title: string, opens: unknown][];
}

type PushService = Awaited<ReturnType<typeof startPushService>>;

const test = base.extend<{ push: PushService }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this very pattern
  push: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
  sandbox: async ({ push }, use) => {
    const sandbox = await Sandbox.start(preparedData(), { PUSH_ORIGIN: push.origin });
    await use(sandbox);
    await sandbox.stop();
  },
});

test.use({ serviceWorkers: 'allow' });
test.skip(() => runningCluster() !== undefined, 'a cluster sends to public hosts only');

for (const [view, options] of Object.entries(VIEWS)) {
  test.describe(`on ${view}`, () => {
    test.use(options);

    test('a user whose site is closed hears of a deposit, and a press opens its screen', async ({
      context,
      deal,
      page,
      push,
      sandbox,
    }) => {
      await stubPushManager(context, push.origin);
      const user = await sandbox.user({});
      await deal.logIn(user);
      await page.goto('/account/accountMessage?tab=events');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      const funds = page
        .getByRole('group', { name: 'Also when this site is closed' })
        .getByRole('switch', { name: 'Deposits and withdrawals' });
      await funds.click();
      await expect(funds).toBeChecked();
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('there is no service worker');
      // Another site.
      await page.goto(push.origin);

      await sandbox.payIn({ account: user.account, currency: 'USDT', network: 'TRC20', amount: '250' });
      await sandbox.advance(15_000);
      await expect.poll(() => push.messages).not.toEqual([]);
      expect(push.messages[0]).toMatchObject({
        authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
        'content-encoding': 'aes128gcm',
        topic: expect.stringMatching(/^deposit-\d+$/),
      });

      // The browser would decrypt the message and hand it to the worker.
      await worker.evaluate(() => {
        globalThis.shownNotices = [];
        Object.assign(Reflect.get(globalThis, 'registration'), {
          showNotification: async (title: string, { data }: NotificationOptions) => {
            globalThis.shownNotices.push([title, data]);
          },
        });
      });
      const session = await context.newCDPSession(page);
      const registered = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
          if (registration) resolve(registration.registrationId);
        });
      });
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: sandbox.address,
        registrationId: await registered,
        data: JSON.stringify({ notice: 'deposit', id: 1 }),
      });
      await expect
        .poll(() => worker.evaluate(() => globalThis.shownNotices))
        .toEqual([['Your deposit has a new status', { opens: '/new_account/ledger' }]]);

      await page.goto('/account/accountMessage?tab=events');
      await expect(funds).toBeChecked();
    });
  });
}
