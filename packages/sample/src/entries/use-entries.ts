import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import { useSampleListQuery } from '../api';
import { searchTyped, selectSearch } from './slice';

/** Data of the list: the exchange's reply and the search text. */
export function useEntries() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectSearch);
  const { data, isError, isFetching, refetch } = useSampleListQuery();
  return {
    /** `undefined` while loading. */
    entries: data,
    hasFailed: isError,
    isFetching,
    onRetry: () => void refetch(),
    search,
    onSearch: (typed: string) => void dispatch(searchTyped(typed)),
  };
}
