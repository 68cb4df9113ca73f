import * as options from '@bourse/micro-options/contract';
import { OPTION_FIELDS } from '../option-fields';
import { nothing, probe, type ContractOfFeature } from './contract-of-feature';

export const optionsContract: ContractOfFeature = {
  contract: options,
  subject: 'Timed options.',
  product: 'options',
  probes: [
    probe(options.optionSeconds, nothing),
    probe(options.payableCurrencies, nothing),
    probe(options.optionOrders, () =>
      Object.values(options.ORDER_STATUS).map((status) => ({ page: 1, status, limit: options.PAGE_SIZE })),
    ),
  ],
  notCalled: [[options.optionSubmit, 'would open an option']],
  screens: [['Options', options.optionSeconds, options.payableCurrencies, options.optionOrders]],
  fields: OPTION_FIELDS,
};
