import { readStored, writeStored } from '@bourse/storage';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RESOLUTIONS, type Resolution } from '@bourse/contracts/bars';

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
 * The resolution of the address, else the one that is stored on this device. A choice adds an entry to the history: back and forward
 * return to it.
 */
export function useResolution(): [resolution: Resolution, choose: (next: Resolution) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [remembered, setRemembered] = useState(storedResolution);
  const named = parameters.get(PARAMETER);
  const choose = (next: Resolution) => {
    setRemembered(next);
    writeStored(KEY, next);
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      changed.set(PARAMETER, next);
      return changed;
    });
  };
  return [isResolution(named) ? named : remembered, choose];
}
