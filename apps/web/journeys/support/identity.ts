import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import type { PhotoFile } from './photos';
import type { Sandbox, SandboxUser } from './sandbox';

export const PHOTO_FIELDS = ['Document, front', 'Document, back', 'Selfie with document'] as const;

/** The field of one photo. */
export const photoField = (page: Page, name: (typeof PHOTO_FIELDS)[number]): Locator =>
  page.getByRole('group', { name, exact: true });

/** Gives a file to a photo field, as the system's file choice does. */
export async function choose(field: Locator, file: PhotoFile): Promise<void> {
  await field.locator('input[type=file]').first().setInputFiles(file);
}

/** Fills in the verification and submits it. */
export async function submitVerification(page: Page, number: string, photo: PhotoFile): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Lima');
  await page.getByRole('textbox', { name: 'Document number' }).fill(number);
  for (const name of PHOTO_FIELDS) {
    await openPhoto(page, name);
    await choose(photoField(page, name), photo);
    await expect(photoField(page, name).getByText(/^Uploaded/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Under review').first()).toBeVisible();
}

/** Opens the next page of the form where each photo has a page of its own (phones). */
export async function openPhoto(page: Page, name: (typeof PHOTO_FIELDS)[number]): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  if (await next.isVisible()) await next.click();
  await expect(photoField(page, name)).toBeVisible();
}

/** The keys of the photos that the browser keeps for a draft. */
export const storedPhotos = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('bourse');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('user').objectStore('user').getAllKeys();
          keys.addEventListener('success', () => resolve(keys.result.map(String)));
        });
      }),
  );

export async function logInOnScreen(
  page: Page,
  { account }: Pick<SandboxUser, 'account'>,
  password: string,
): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Account' });
  if ((await field.inputValue()) === '') await field.fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens the log-in, logs in, and waits for the screen after it. @param app answers where the account has a second factor */
export async function openAndLogIn(page: Page, user: SandboxUser, app?: Authenticator): Promise<void> {
  await page.goto('/components/login');
  await logInOnScreen(page, user, user.password);
  if (app) await (await typeCode(page, await app.nextCode())).click();
  await expect(page).not.toHaveURL(/\/components\/login$/);
}

/** Asks for a code of a password reset, and types the one that was sent. */
export async function confirmResetCode(page: Page, sandbox: Sandbox, account: string): Promise<void> {
  await page.getByRole('form', { name: 'Reset password' }).getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeFocused();
  await code.fill(await sandbox.codeOf(account));
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Fills in an ad of the C2C market and presses the confirmation. */
export async function postAd(page: Page): Promise<void> {
  await page.goto('/c2c');
  await page.getByRole('combobox', { name: 'Coin' }).click();
  await page.getByRole('option', { name: 'USDT' }).click();
  await page.getByRole('textbox', { name: /^Price/ }).fill('7.15');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('100');
  await page.getByText('Bank card', { exact: true }).click();
  await page.getByRole('button', { name: 'Post ad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post ad' }).click();
}

/** The form of the ad has what `postAd` typed. */
export async function expectAd(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/c2c$/);
  await expect(page.getByRole('textbox', { name: /^Price/ })).toHaveValue('7.15');
  await expect(page.getByRole('textbox', { name: /^Amount/ })).toHaveValue('100');
}

/** A phone or computer that verifies its user and answers at once. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The authenticator app on a phone. */
export interface Authenticator {
  /** Its code at the time of the exchange. A code counts once, so each is of a later period. */
  readonly nextCode: () => Promise<string>;
}

const PERIOD_MS = 30_000;

export function authenticator(sandbox: Sandbox, secret: string): Authenticator {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    async nextCode() {
      await sandbox.advance(PERIOD_MS);
      return app.generate({ timestamp: await sandbox.now() });
    },
  };
}

/** The app that scans the QR code of the set-up. */
export async function scan(page: Page, sandbox: Sandbox): Promise<Authenticator> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await dialog.locator('code').textContent();
  return authenticator(sandbox, secret?.replaceAll(/\s/g, '') ?? '');
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm with your authenticator app' });

/** Types a code into the question of a protected command. Returns the button that sends it. */
export async function typeCode(page: Page, code: string): Promise<Locator> {
  await question(page).getByRole('textbox', { name: 'Code' }).fill(code);
  return question(page).getByRole('button', { name: 'Confirm' });
}

/** Turns the second factor on by the calls that the settings make; its app. */
export async function turnSecondFactorOn(sandbox: Sandbox, { password, token }: SandboxUser): Promise<Authenticator> {
  const begun = await sandbox.message('POST', 'user/second_factor/begin', `password=${password}`, token);
  const app = authenticator(sandbox, v.parse(v.object({ secret: v.string() }), begun).secret);
  await sandbox.message('POST', 'user/second_factor/confirm', `code=${await app.nextCode()}`, token);
  return app;
}

/** Requests the recovery of an account whose second factor is lost, by the calls of the log-in. */
export async function requestRecovery(sandbox: Sandbox, user: SandboxUser): Promise<void> {
  await turnSecondFactorOn(sandbox, user);
  const owner = { user_string: user.account, password: user.password };
  const send = (path: string, fields: Record<string, string>) =>
    sandbox.message('POST', `user/recovery/${path}`, new URLSearchParams({ ...owner, ...fields }).toString());
  await send('code', { lan: 'en' });
  await send('request', { code: await sandbox.codeOf(user.account) });
}

const recovery = (page: Page) => page.getByRole('dialog', { name: 'Recover your account' });

/** Logs in with the password, and reports that the second factor is lost. */
export async function reportLoss(page: Page, user: SandboxUser): Promise<Locator> {
  await page.goto('/components/login');
  await logInOnScreen(page, user, user.password);
  await page.getByRole('button', { name: 'Lost your phone and codes?' }).click();
  await expect(recovery(page)).toBeVisible();
  return recovery(page);
}

/** Asks for a code of a recovery, and types the one that was sent. Returns the button of the request. */
export async function typeRecoveryCode(page: Page, sandbox: Sandbox, { account }: SandboxUser): Promise<Locator> {
  await recovery(page).getByRole('button', { name: 'Send code' }).click();
  const code = recovery(page).getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeFocused();
  await code.fill(await sandbox.codeOf(account));
  return recovery(page).getByRole('button', { name: 'Request recovery' });
}
