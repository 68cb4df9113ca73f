import styled from '@emotion/styled';
import { ICON_PATHS, type IconName } from './paths';

const Svg = styled('svg')({ display: 'block', flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 });

export interface IconProps {
  name: IconName;
  /** Pixels; 18 where left out. */
  size?: number;
}

/** A decorative icon: hidden from screen readers, because its button or text has the label. */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={ICON_PATHS[name]} />
    </Svg>
  );
}
