import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import type { Page } from '../../../store/paging';

const PAGE_SIZE = 10;
const LARGEST_SIZE = 100;
/** An offset beyond this page is no page. */
const LAST_PAGE = 1_000_000;

/** The page number of a request. @throws Rejection if it is invalid */
export function pageOf(page: number, size = PAGE_SIZE): Page {
  if (page < 1 || page > LAST_PAGE || size < 1) throw new Rejection(SERVER_TEXTS.parameterError);
  return { page, size: Math.min(size, LARGEST_SIZE) };
}
