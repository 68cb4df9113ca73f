import MuiSkeleton from '@mui/material/Skeleton';

export interface SkeletonProps {
  /** Pixels or a CSS length. */
  width?: number | string;
  height?: number | string;
}

/** The shape of what is loading. Still for readers who want no motion. */
export function Skeleton({ width = '100%', height = 16 }: SkeletonProps) {
  return <MuiSkeleton variant="rounded" width={width} height={height} aria-hidden />;
}
