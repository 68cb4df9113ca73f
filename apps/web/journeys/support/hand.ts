import { expect, type Locator } from '@playwright/test';
import { tabTo } from './keyboard';

/** How a user operates the client: the same journey is walked by mouse, by keyboard and by touch. */
interface Hand {
  /** Presses a button, a link, a tick or an entry of a menu. */
  press(target: Locator): Promise<void>;
  /** Writes a text into a field, in place of what it has. */
  write(field: Locator, text: string): Promise<void>;
}

const mouse: Hand = {
  press: (target) => target.click(),
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
};

const AT_MOST = 40;

/** Presses a key until the element has the focus: the entries of a menu and the choices of a group are one stop of Tab. */
async function moveTo(target: Locator, key: string): Promise<void> {
  for (let presses = 0; presses < AT_MOST; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${AT_MOST} presses of ${key} do not reach ${target.toString()}`);
}

const keyboard: Hand = {
  async press(target) {
    await target.waitFor();
    const kind = await target.evaluate((element) => element.getAttribute('role') ?? element.getAttribute('type') ?? '');
    if (kind.startsWith('menuitem')) await moveTo(target, 'ArrowDown');
    else await tabTo(target);
    // A dialog that opens takes the focus late.
    await target.press(kind === 'checkbox' ? 'Space' : 'Enter');
  },
  async write(field, text) {
    await tabTo(field);
    await field.press('ControlOrMeta+A');
    await field.pressSequentially(text);
    await expect.poll(async () => (await field.inputValue()).replaceAll(',', '')).toBe(text);
  },
};

/** A finger, with the keyboard on the screen. */
const touch: Hand = {
  press: (target) => target.tap(),
  async write(field, text) {
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill(text);
  },
};

export const HANDS = { mouse, keyboard, touch } as const satisfies Record<string, Hand>;
