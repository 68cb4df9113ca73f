import { useChunk } from '@bourse/ui-kit';
import { useState } from 'react';
import { needsIndicators, readChoices, storeChoices, type IndicatorChoice } from './indicator-choice';

const load = () => import('.');

/** The user's indicators, and their chunk as soon as one is drawn or the panel opens. */
export function useIndicators() {
  const [choices, setChoices] = useState(readChoices);
  const [isChoosing, setChoosing] = useState(false);
  const isNeeded = needsIndicators(choices);
  const chunk = useChunk(load, isNeeded || isChoosing);
  const module = chunk.status === 'ready' ? chunk.module : undefined;
  return {
    choices,
    onChoices: (next: readonly IndicatorChoice[]) => {
      setChoices(next);
      storeChoices(next);
    },
    isChoosing,
    setChoosing,
    chunk,
    module,
    /** The chart can be made; without the indicators where they cannot be fetched. */
    isReady: !isNeeded || chunk.status !== 'loading',
  };
}
