import { test } from './journey';

/** Options of a phone, which is operated by touch. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The two views in which a journey is walked. */
export const VIEWS = { 'a desktop': { viewport: { width: 1440, height: 900 } }, 'a phone': PHONE };

/** The view of the second user of a journey: the other one. */
export const otherViewport = (view: string) => VIEWS[view === 'a phone' ? 'a desktop' : 'a phone'].viewport;

/** Declares the same journeys for a desktop and for a phone. */
export function onDesktopAndPhone(declare: (isPhone: boolean) => void): void {
  for (const [view, options] of Object.entries(VIEWS)) {
    test.describe(`on ${view}`, () => {
      test.use(options);
      declare(options === PHONE);
    });
  }
}
