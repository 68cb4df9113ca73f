/** The two widths at which a journey is walked. */
export const VIEWS = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** The view of the second user of a journey: the other one. */
export const otherViewport = (view: string) => VIEWS[view === 'a phone' ? 'a desktop' : 'a phone'].viewport;
