import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour } from '../theme/variables';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

const Shape = styled('span')({
  display: 'block',
  borderRadius: 6,
  backgroundColor: colour.raised,
  animation: `${pulse} 1.6s ease-in-out infinite`,
});

export interface SkeletonProps {
  /** Pixels or a CSS length. */
  width?: number | string;
  height?: number | string;
}

/** The shape of what is loading. Still for readers who want no motion. */
export function Skeleton({ width = '100%', height = 16 }: SkeletonProps) {
  return <Shape aria-hidden style={{ width, height }} />;
}
