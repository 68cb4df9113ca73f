import { useQuotationQuery } from '../api';

/** Address of the picture of a coin, by the pair list; empty until that is read, and where no pair trades the coin. */
export function useCoinLogo(currencyId: number): string {
  return (
    useQuotationQuery(undefined, {
      selectFromResult: ({ data }) => ({
        logo: data?.flatMap(({ pairs }) => pairs).find(({ baseId, logo }) => baseId === currencyId && logo !== '')
          ?.logo,
      }),
    }).logo ?? ''
  );
}
