import { readStored, writeStored } from '@bourse/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RESOLUTIONS, type Resolution } from '../contract';

const KEY = 'bourse.chart.resolution';

/** The address's parameter that names an interval: `?interval=240`. */
const PARAMETER = 'interval';

const isResolution = (text: string | null | undefined): text is Resolution =>
  typeof text === 'string' && Object.hasOwn(RESOLUTIONS, text);

function storedResolution(): Resolution {
  const stored = readStored(KEY);
  // One minute is the default (trading side, section 9).
  return isResolution(stored) ? stored : '1';
}

/**
 * The resolution that the address names, else the one that this device remembers. A choice changes the address in place: it is
 * another look at the same pair, so back leads to the pair before.
 */
export function useResolution(): [resolution: Resolution, choose: (next: Resolution) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [remembered, setRemembered] = useState(storedResolution);
  const named = parameters.get(PARAMETER);
  const choose = (next: Resolution) => {
    setRemembered(next);
    writeStored(KEY, next);
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set(PARAMETER, next);
        return changed;
      },
      { replace: true },
    );
  };
  return [isResolution(named) ? named : remembered, choose];
}
