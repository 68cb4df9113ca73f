import { expect, type Locator, type Page } from '@playwright/test';

/** Presses keys and counts them. A key with a modifier is one press, a typed character too. */
export class KeyPresses {
  readonly #page: Page;
  #count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get count(): number {
    return this.#count;
  }

  async press(key: string): Promise<void> {
    this.#count += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character);
  }

  /** Presses a key that moves the focus to the element. */
  async pressTo(key: string, target: Locator): Promise<void> {
    await this.press(key);
    await expect(target).toBeFocused();
  }
}
