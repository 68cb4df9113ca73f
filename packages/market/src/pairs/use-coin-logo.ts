import { useQuotationQuery } from '../api';

/** Address of the picture of a coin, by the pair list; empty until that is read, and where no pair names one. */
export function useCoinLogo(currencyId: number): string {
  return useQuotationQuery(undefined, {
    selectFromResult: ({ data = [] }) => {
      for (const { baseId, quoteId, logo, quoteLogo } of data.flatMap(({ pairs }) => pairs)) {
        if (baseId === currencyId && logo !== '') return { logo };
        if (quoteId === currencyId && quoteLogo !== '') return { logo: quoteLogo };
      }
      return { logo: '' };
    },
  }).logo;
}
