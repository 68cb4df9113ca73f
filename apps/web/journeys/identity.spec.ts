import { DealCenter } from './support/deal-center';
import {
  choose,
  confirmResetCode,
  expectAd,
  storedPhotos,
  logInOnScreen,
  photoField,
  PHOTO_FIELDS,
  postAd,
  openPhoto,
  submitVerification,
} from './support/identity';
import { expect, test } from './support/journey';
import { cameraJpeg, heicFile, largePng, smallPng, svgFile, textFile } from './support/photos';
import { PHONE } from './support/views';

const MINUTE_MS = 60_000;

test('a password reset that starts from a 998 of an ad leads back to the ad', async ({ deal, page, sandbox }) => {
  await sandbox.automaticDesk(false);
  const user = await sandbox.user({ USDT: '1000' }, 'legal');
  await deal.logIn(user);
  await postAd(page);
  await expect(page.getByText('Verify your identity first.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/authentication$/);

  await sandbox.expireSession(user.account);
  await page.reload();
  await expect(page).toHaveURL(/\/components\/login$/);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await confirmResetCode(page, sandbox, user.account);
  await page.getByLabel('New password', { exact: true }).fill('renewed7');
  await page.getByLabel('Confirm password').fill('renewed7');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue(user.account);
  await logInOnScreen(page, user, 'renewed7');

  await expect(page).toHaveURL(/\/authentication$/);
  await submitVerification(page, 'RESET12345', await smallPng(page));
  await sandbox.decide(user, 'approve');
  await page.getByRole('button', { name: 'Back to previous page' }).click();
  await expectAd(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a verification with camera files is rejected, corrected and approved', async ({ deal, page, sandbox }) => {
    await sandbox.automaticDesk(false);
    const user = await sandbox.user({});
    await deal.logIn(user);
    await page.goto('/authentication');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Lima');
    await page.getByRole('textbox', { name: 'Document number' }).fill('PHONE12345');
    const [front, back, hand] = PHOTO_FIELDS.map((name) => photoField(page, name));
    if (!front || !back || !hand) throw new Error('three photos');
    await openPhoto(page, 'Document, front');
    await expect(front.getByText('Take photo')).toBeVisible();
    await expect(front.getByText(/JPG or PNG/)).toBeVisible();
    await expect(front.getByText('Drop or paste a photo here.')).toBeHidden();
    for (const file of [textFile(), svgFile()]) {
      await choose(front, file);
      await expect(front.getByRole('alert')).toHaveText('This file is not a JPG or PNG photo. Choose a photo.');
    }
    await choose(front, heicFile());
    await expect(front.getByRole('alert')).toHaveText(/^This browser cannot read HEIC/);
    await choose(front, await cameraJpeg(page));
    await expect(front.getByText(/location removed · camera data removed · [\d.]+ → [\d.]+ MB/)).toBeVisible();
    await openPhoto(page, 'Document, back');
    await choose(back, await largePng(page));
    await expect(back.getByText(/^Uploaded · [\d.]+ → [\d.]+ MB/)).toBeVisible();
    await openPhoto(page, 'Selfie with document');
    await expect(back).toBeHidden();
    await choose(hand, await smallPng(page));
    await expect(hand.getByText(/^Uploaded/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('Under review').first()).toBeVisible();

    await sandbox.decide(user, 'reject', { note: 'The back is blurred' });
    await expect(page.getByText('Reason: The back is blurred')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Lima');
    await expect(page.getByText(/^Last submitted: PH\*+45$/)).toBeVisible();
    await expect(front.getByRole('img')).toHaveCount(0);
    await submitVerification(page, 'PHONE12345', await smallPng(page));
    await sandbox.decide(user, 'approve');
    await expect(page.getByText('Your identity is verified')).toBeVisible();
  });
});

test('a verification draft survives a restart of the browser and an expired session, and is gone once submitted', async ({
  playwright,
  launchOptions,
  sandbox,
}, info) => {
  await sandbox.automaticDesk(false);
  const user = await sandbox.user({});
  const openBrowser = async () => {
    const options = { ...launchOptions, baseURL: sandbox.address, locale: 'en-GB' };
    const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), options);
    const page = context.pages()[0] ?? (await context.newPage());
    return { context, page, front: photoField(page, 'Document, front') };
  };
  const first = await openBrowser();
  await new DealCenter(first.page, sandbox).logIn(user);
  await first.page.goto('/authentication');
  await first.page.getByRole('textbox', { name: 'Full name' }).fill('Ana Lima');
  await choose(first.front, await smallPng(first.page));
  await expect(first.front.getByText(/^Uploaded/)).toBeVisible();
  // The photo is written to IndexedDB while its upload is shown; a browser that closes before has no photo to restore.
  await expect.poll(() => storedPhotos(first.page)).toHaveLength(1);
  await first.context.close();

  await sandbox.expireSession(user.account);
  const { context, page, front } = await openBrowser();
  await page.goto('/authentication');
  await expect(page).toHaveURL(/\/components\/login$/);
  await logInOnScreen(page, user, user.password);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Lima');
  await expect(front.getByRole('img', { name: 'Preview: Document, front' })).toBeVisible();
  await expect(front.getByText(/^Uploaded/)).toBeVisible();
  expect(await storedPhotos(page)).toHaveLength(1);

  await submitVerification(page, 'DRAFT12345', await smallPng(page));
  await expect.poll(() => storedPhotos(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('DRAFT12345');
  await context.close();
});

test('codes that are wrong, expired, or of another purpose are refused; a new one works', async ({ page, sandbox }) => {
  const user = await sandbox.user({});
  await page.clock.install();
  await page.goto('/forgetPwd');
  const code = page.getByRole('textbox', { name: 'Verification code' });
  const refused = (message: string) => expect(page.getByRole('form').getByText(message).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Account' }).fill(user.account);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Next' }).click();
  await refused('Incorrect verification code.');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await expect(page.getByText('Did not receive the code?')).toBeVisible();

  await sandbox.advance(11 * MINUTE_MS);
  await code.fill(await sandbox.codeOf(user.account));
  await page.getByRole('button', { name: 'Next' }).click();
  await refused('The verification code has expired.');

  // A code that shows that the address is the user's own is not for a reset.
  await sandbox.message('POST', 'sms_mail', `user_string=${encodeURIComponent(user.account)}&lan=en`);
  const foreign = await sandbox.codeOf(user.account);
  await page.clock.fastForward(MINUTE_MS);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  const right = await sandbox.codeOf(user.account);
  await code.fill(foreign);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('New password', { exact: true }).fill('renewed7');
  await page.getByLabel('Confirm password').fill('renewed7');
  await page.getByRole('button', { name: 'Set password' }).click();
  await refused('Incorrect verification code.');

  await page.getByRole('link', { name: 'Enter another code' }).click();
  const fullWidth = Array.from(right, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0));
  await code.pressSequentially(fullWidth.join(' '));
  await expect(code).toHaveValue(right);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('New password', { exact: true }).fill('renewed7');
  await page.getByLabel('Confirm password').fill('renewed7');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/components\/login$/);
});

test('a log-out in another tab ends a verification and deletes its draft', async ({ deal, page, sandbox }) => {
  const user = await sandbox.user({});
  await deal.logIn(user);
  await page.goto('/account/accountSet');
  await page.getByRole('textbox', { name: 'Anti-phishing code' }).fill('blue heron');
  await page.getByRole('button', { name: 'Save code' }).click();
  await expect(page.getByRole('button', { name: 'Remove code' })).toBeVisible();
  await page.goto('/authentication');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Ana Lima');
  const front = photoField(page, 'Document, front');
  await choose(front, await smallPng(page));
  await expect(front.getByText(/^Uploaded/)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/authentication');
  await expect(other.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Lima');
  await expect(photoField(other, 'Document, front').getByRole('img')).toBeVisible();
  await other.getByRole('button', { name: /\*{3}/ }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();

  await expect(page).toHaveURL(/\/components\/login$/);
  await expect(page.getByText('blue heron')).toBeVisible();
  await logInOnScreen(page, user, user.password);
  await expect(page).toHaveURL(/\/authentication$/);
  await expect(name).toHaveValue('');
  await expect(front.getByText('Choose photo')).toBeVisible();
  await expect(front.getByRole('img')).toHaveCount(0);
});

test('the columns of the account settings end at about the same height', async ({ deal, page, sandbox }) => {
  await deal.logIn(await sandbox.user({ USDT: '1000' }));
  await page.goto('/account/accountSet');
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Devices').getByRole('term').first()).toBeVisible();
  await expect(panel('API keys').getByRole('button').first()).toBeVisible();
  const feet = () =>
    page.locator('main section').evaluateAll((panels) => {
      const lowest = new Map<number, number>();
      for (const { left, bottom } of panels.map((element) => element.getBoundingClientRect()))
        lowest.set(left, Math.max(bottom, lowest.get(left) ?? 0));
      const all = [...lowest.values()];
      return { columns: all.length, areEven: Math.min(...all) / Math.max(...all) > 0.75 };
    });
  await expect.poll(feet).toEqual({ columns: 2, areEven: true });
});
