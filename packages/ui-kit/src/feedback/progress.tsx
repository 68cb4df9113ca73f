import MuiCircularProgress from '@mui/material/CircularProgress';
import MuiLinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { Box } from '../layout/stack';

export interface LinearProgressProps {
  /** Accessible name: what is in progress. */
  label: string;
  /** 0 to 100; without it the length of the work is unknown. */
  percent?: number;
}

/** Progress of an upload, an export or a batch. */
export function LinearProgress({ label, percent }: LinearProgressProps) {
  return percent === undefined ? (
    <MuiLinearProgress aria-label={label} />
  ) : (
    <MuiLinearProgress aria-label={label} variant="determinate" value={percent} />
  );
}

export interface CircularProgressProps extends LinearProgressProps {
  /** Diameter, CSS pixels. */
  size?: number;
  /** In the middle of the ring: the remaining time. */
  children?: ReactNode;
}

/** Progress or remaining time as a ring. */
export function CircularProgress({ label, percent, size = 40, children }: CircularProgressProps) {
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
      {percent === undefined ? (
        <MuiCircularProgress aria-label={label} size={size} />
      ) : (
        <MuiCircularProgress aria-label={label} size={size} variant="determinate" value={percent} enableTrackSlot />
      )}
      {children !== undefined && (
        <Box component="span" className="tabular" sx={{ position: 'absolute' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
