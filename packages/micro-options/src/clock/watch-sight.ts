export interface Sight {
  readonly isInSight: () => boolean;
  readonly stop: () => void;
}

/** Whether an element is in sight; without `IntersectionObserver` it counts as visible. `onAppear` runs when it comes into sight. */
export function watchSight(element: Element, onAppear: () => void): Sight {
  if (!('IntersectionObserver' in globalThis)) return { isInSight: () => true, stop: () => {} };
  let isInSight = true;
  const observer = new IntersectionObserver((entries) => {
    const wasInSight = isInSight;
    isInSight = entries.at(-1)?.isIntersecting ?? true;
    if (isInSight && !wasInSight) onAppear();
  });
  observer.observe(element);
  return { isInSight: () => isInSight, stop: () => observer.disconnect() };
}
