import type { UserEvent } from '@testing-library/user-event';

/** What a user does with the keys alone. Each function throws for an element that cannot have the focus. */
export interface Keyboard {
  /** Presses a key on an element: Enter where left out. */
  readonly press: (element: HTMLElement, key?: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly enter: (field: HTMLElement, text: string) => Promise<void>;
}

const focus = (element: HTMLElement) => {
  element.focus();
  if (document.activeElement !== element) throw new Error(`the focus does not reach "${element.textContent}"`);
};

export function byKeyboard(user: UserEvent): Keyboard {
  return {
    press: async (element, key = '{Enter}') => {
      focus(element);
      await user.keyboard(key);
    },
    enter: async (field, text) => {
      focus(field);
      await user.keyboard(`{Control>}a{/Control}${text}`);
    },
  };
}
