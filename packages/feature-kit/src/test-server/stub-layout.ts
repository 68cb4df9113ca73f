import { vi } from 'vitest';

const nothing = () => {};

/**
 * Stubs for jsdom: media queries for a window of this width, a ResizeObserver without events, a canvas without drawing.
 */
export function stubLayout(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const bounds = [...query.matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)];
    const isWithin = bounds.every(([, bound, pixels]) =>
      bound === 'min' ? width >= Number(pixels) : width <= Number(pixels),
    );
    return {
      // The pointer is a mouse.
      matches: bounds.length > 0 && isWithin && !query.includes('coarse'),
      media: query,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    };
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
