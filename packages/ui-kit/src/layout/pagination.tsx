import MuiPagination from '@mui/material/Pagination';
import { uiKitMessages } from '../locales/messages';

export interface PaginationProps {
  /** First page: 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  disabled?: boolean;
}

/** Numbered pages of a list. */
export function Pagination({ page, pageCount, onChange, disabled = false }: PaginationProps) {
  const text = uiKitMessages.useText();
  return (
    <MuiPagination
      page={page}
      count={pageCount}
      disabled={disabled}
      shape="rounded"
      size="small"
      siblingCount={1}
      aria-label={text('pages.label')}
      getItemAriaLabel={(type, target) =>
        type === 'page' ? text('pages.page', { page: String(target) }) : text(ITEM[type] ?? 'pages.label')
      }
      onChange={(_event, next) => onChange(next)}
    />
  );
}

const ITEM = {
  next: 'pages.next',
  previous: 'pages.previous',
  first: 'pages.first',
  last: 'pages.last',
  'start-ellipsis': undefined,
  'end-ellipsis': undefined,
} as const;
