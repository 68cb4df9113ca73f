export interface Sight {
  readonly isInSight: () => boolean;
  readonly stop: () => void;
}

type Report = (isInSight: boolean) => void;

const reports = new Map<Element, Report>();
/** One for all elements: each observer adds its own work to every frame. */
let observer: IntersectionObserver | undefined;

function observe(element: Element, report: Report): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting);
  });
  reports.set(element, report);
  observer.observe(element);
  return () => {
    reports.delete(element);
    observer?.unobserve(element);
    if (reports.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** Whether an element is in sight; without `IntersectionObserver` it counts as visible. `onAppear` runs when it comes into sight. */
export function watchSight(element: Element, onAppear: () => void): Sight {
  if (!('IntersectionObserver' in globalThis)) return { isInSight: () => true, stop: () => {} };
  let isInSight = true;
  const stop = observe(element, (isNow) => {
    const wasInSight = isInSight;
    isInSight = isNow;
    if (isInSight && !wasInSight) onAppear();
  });
  return { isInSight: () => isInSight, stop };
}
