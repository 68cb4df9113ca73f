import useMediaQuery from '@mui/material/useMediaQuery';

/** Narrow enough for the phone's arrangement: 600 px and less. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 600px)', { noSsr: true });
}

export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
}
