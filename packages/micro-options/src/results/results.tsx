import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { useAllPages } from '@bourse/lists';
import { useReportResults } from '@bourse/trading';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSettledPagesInfiniteQuery } from '../api';
import { optionResults } from '../rules/option-results';

/** The settled options of the user on the page of results. */
export function Component() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { rows, ...read } = useAllPages(useSettledPagesInfiniteQuery(isLoggedIn ? undefined : skipToken));
  useReportResults('options', { ...read, ...optionResults(rows) });
  return null;
}
