import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Area } from './area';

export interface OwnHeightProps {
  /** CSS pixels, used before the first measurement and without layout. */
  readonly assumed: number;
  readonly style?: CSSProperties | undefined;
  readonly children: (height: number) => ReactNode;
}

/** Passes its measured height in pixels to its child: measured before the first paint and on each resize. */
export function OwnHeight({ assumed, style, children }: OwnHeightProps) {
  const area = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(0);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const measure = () => setMeasured(current.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    // The content, which follows the height, does not count in the height of the row.
    <Area ref={area} style={{ height: 0, minHeight: '100%', ...style }}>
      {children(measured > 0 ? measured : assumed)}
    </Area>
  );
}
