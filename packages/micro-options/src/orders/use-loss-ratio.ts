import { useOptionSecondsQuery } from '../api';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { WHOLE_STAKE } from '../rules/outcome';

/**
 * Adds the share of the stake that a loss costs to an option: its own, else that of its duration, else the whole stake. While the durations
 * are not known the option stays as it is.
 */
export function useLossRatio() {
  const { data: durations } = useOptionSecondsQuery();
  return <Option extends Pick<OptionOrder, 'seconds' | 'lossRatio'>>(option: Option): Option => {
    if (option.lossRatio !== undefined || durations === undefined) return option;
    const duration = durations.find(({ seconds }) => seconds === option.seconds);
    return { ...option, lossRatio: duration?.lossRatio ?? WHOLE_STAKE };
  };
}
