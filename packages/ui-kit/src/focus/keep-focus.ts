import { focusPlace, placeOf, type FocusPlace } from './focus-place';

/** Dialogs return the focus in an effect after their removal; the check runs later than that. */
const CHECK_DELAY_MS = 50;
/** A dialog that a menu of a row opens needs three. */
const MAX_PLACES = 8;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus when the focused element is removed from the page, because browsers then move it to `body`, the start of
 * the page: to the next row of the list, else to the heading of the panel. Returns the function that stops it.
 *
 * The mechanism is one for the page, so that lists, dialogs and forms need no code of their own. A click on an empty area also
 * moves the focus to `body`; it changes nothing, because the element that had the focus is still on the page.
 */
export function keepFocus(): () => void {
  let places: FocusPlace[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, MAX_PLACES);
  };
  const restore = () => {
    timer = undefined;
    const [newest] = places;
    if (!isLost() || !newest || newest.element.isConnected) return;
    // After a dialog the next place is that of the control that opened it.
    if (!places.some(focusPlace)) document.querySelector('main')?.focus();
  };
  const check = () => {
    if (timer === undefined && isLost() && places[0]?.element.isConnected === false) {
      timer = setTimeout(restore, CHECK_DELAY_MS);
    }
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    clearTimeout(timer);
  };
}
