import { readStored, writeStored } from '@bourse/storage';
import { useState } from 'react';

const KEY = 'bourse.chart.logarithmic';

/** Whether the price axis is logarithmic, which is stored on this device. */
export function useLogarithmic() {
  const [isLogarithmic, setLogarithmic] = useState(() => readStored(KEY) === 'true');
  return {
    isLogarithmic,
    onLogarithmic: () => {
      setLogarithmic(!isLogarithmic);
      writeStored(KEY, isLogarithmic ? undefined : 'true');
    },
  };
}
