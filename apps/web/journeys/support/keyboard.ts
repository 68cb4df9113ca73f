import type { Locator } from '@playwright/test';

const AT_MOST = 120;

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < AT_MOST; presses += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${AT_MOST} presses of ${key} do not reach ${target.toString()}`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Whether the focus is visible. */
export function showsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const shown = [element, element.parentElement, element.closest('label')].filter((one) => one !== null);
    return shown.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });
}
