import { vi } from 'vitest';

const nothing = () => {};

/**
 * Stubs for jsdom: media queries for a window of this width, a ResizeObserver without events, a canvas without drawing.
 */
export function stubLayout(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, pixels] = /\((min|max)-width: ?([\d.]+)px\)/.exec(query) ?? [];
    return {
      matches: bound === 'min' ? width >= Number(pixels) : bound === 'max' && width <= Number(pixels),
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
