import MuiSkeleton from '@mui/material/Skeleton';

export interface SkeletonProps {
  /** Pixels or a CSS length. */
  width?: number | string;
  height?: number | string;
}

/** Placeholder of content that is loading, in its final size. */
export function Skeleton({ width = '100%', height = 16 }: SkeletonProps) {
  return <MuiSkeleton aria-hidden component="span" width={width} height={height} sx={{ display: 'block' }} />;
}
